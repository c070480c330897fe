import { checkoutTexts } from '../texts.ts'
import { Link } from '@tanstack/react-router'
import { lineTotal } from '../../../cart/cart.ts'
import type { ComparedLine } from '../../../cart/compared-line.ts'
import { formatMoney, formatWeight } from '../../../i18n/format.ts'
import { readMoney } from '../../../kernel/money.ts'
import { pricePerKilogram } from '../../../kernel/unit-price.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import { ReducedFrom } from '../../../catalog/prices/ReducedFrom.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import { Card } from './Card.tsx'
import { Figures } from './Figures.tsx'
import type { Quote } from '../checkout.ts'
import type { Totals } from '../totals.ts'

interface Props {
  lines: ComparedLine[]
  /** What the shop has reckoned for just these lines, if it was asked. */
  quote: Quote | undefined
  totals: Totals
  isReckoning: boolean
  isSent: boolean
  isFolded: boolean
}

/** What the price of a line is reduced from. What was known of another price is nothing to say beside this one. */
function promotionOf({ id, price, currentPrice, shown }: ComparedLine, quote: Quote | undefined) {
  const quoted = quote?.lines.find((line) => line.id === id)
  return (quoted ? quoted.promotion : price === currentPrice && shown?.promotion) || null
}

/** What is being ordered, to be read once more. */
export function OrderSummary({ lines, quote, totals, isReckoning, isSent, isFolded }: Props) {
  const { language } = useAppContext()
  const texts = useTexts(checkoutTexts).checkoutForm.summary
  const total = !isReckoning && isSent && formatMoney(totals.total, language)
  return (
    <Card name="summary" heading={texts.heading} folded={isFolded ? { line: total } : undefined}>
      <ul aria-label={texts.lines} className="border-t border-line">
        {lines.map((line) => {
          const weight = parseWeight(line.weight)
          const price = readMoney(line.price)
          return (
            <li
              key={line.id}
              className="grid grid-cols-[min(4rem,18%)_minmax(0,1fr)] gap-x-4 border-b border-line py-4"
            >
              <div className="row-span-3 aspect-square self-start overflow-hidden rounded border border-line bg-paper">
                {line.shown && <img src={line.shown.packshot} alt="" className="size-full object-cover" />}
              </div>
              <div className="flex flex-wrap gap-x-4">
                <p className="min-w-0 flex-[1_1_6rem]">{line.name}</p>
                <p className="ml-auto tabular-nums">{formatMoney(lineTotal(line), language)}</p>
              </div>
              <p className="col-start-2 flex flex-wrap gap-x-3 text-sm text-mid tabular-nums">
                {weight > 0 && <span>{formatWeight(weight, language)}</span>}
                <span>{`${line.quantity} × ${texts.each(formatMoney(price, language))}`}</span>
                {weight > 0 && <span>{texts.perKilogram(formatMoney(pricePerKilogram(price, weight), language))}</span>}
              </p>
              {line.shown && (
                <p className="col-start-2 text-sm">
                  <Link
                    to="/store/$slug"
                    params={{ slug: line.shown.slug }}
                    aria-label={texts.factsOf(line.name)}
                    className="inline-block py-1 text-violet underline underline-offset-4 hover:text-ink"
                  >
                    {texts.facts}
                  </Link>
                </p>
              )}
              <ReducedFrom promotion={promotionOf(line, quote)} className="col-start-2 mt-1" />
            </li>
          )
        })}
      </ul>
      <Figures totals={totals} isReckoning={isReckoning} isSent={isSent} />
    </Card>
  )
}
