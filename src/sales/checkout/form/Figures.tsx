import { checkoutTexts } from '../texts.ts'
import { formatMoney } from '../../../i18n/format.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { Totals } from '../totals.ts'

interface Props {
  totals: Totals
  isReckoning: boolean
  /** Whether it can be sent where it shall go. */
  isSent: boolean
}

/** What an order comes to, figure by figure. Until the rates are known, what depends on them isn't. */
export function Figures({ totals, isReckoning, isSent }: Props) {
  const { language } = useAppContext()
  const { figures: texts, free } = useTexts(checkoutTexts).checkoutForm
  const { subtotal, discount, shipping, total } = totals
  const reckoned = (figure: string) =>
    isReckoning ? <Skeleton className="mt-1 ml-auto h-5 w-20" /> : isSent ? figure : '–'
  return (
    <dl className="grid grid-cols-[1fr_auto] wrap-anywhere tabular-nums *:border-b *:border-line *:py-3">
      <dt className="text-mid">{texts.subtotal}</dt>
      <dd className="text-right">{formatMoney(subtotal, language)}</dd>
      {discount > 0 && (
        <>
          <dt className="text-mid">{texts.discount}</dt>
          <dd className="text-right">{`−${formatMoney(discount, language)}`}</dd>
        </>
      )}
      <dt className="text-mid">{texts.shipping}</dt>
      <dd className="text-right">{reckoned(shipping === 0 ? free : formatMoney(shipping, language))}</dd>
      <dt className="text-lg font-medium">{texts.total}</dt>
      <dd className="text-right text-lg font-medium">{reckoned(formatMoney(total, language))}</dd>
    </dl>
  )
}
