import { uiTexts } from '../../ui/texts.ts'
import { formatMoney } from '../../i18n/format.ts'
import { readMoney } from '../../kernel/money.ts'
import { useTexts, useAppContext } from '../../web/app-context.tsx'
import type { Reduction } from './reduction.ts'

/** What the law wants to be told wherever a reduced price is: what it costs otherwise, and the lowest price before. */
export function ReducedFrom({ promotion, className = '' }: { promotion: Reduction | null; className?: string }) {
  const { language } = useAppContext()
  const texts = useTexts(uiTexts).shop.reduction
  if (!promotion) return null
  const price = (onTheWire: string) => formatMoney(readMoney(onTheWire), language)
  return (
    <p className={`flex flex-wrap gap-x-4 text-sm text-mid tabular-nums ${className}`}>
      <span>
        {texts.regular} <s className="whitespace-nowrap">{price(promotion.regularPrice)}</s>
      </span>
      <span>
        {texts.lowest} <span className="whitespace-nowrap">{price(promotion.lowestPrice)}</span>
      </span>
    </p>
  )
}
