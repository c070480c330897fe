import { cartTexts } from '../i18n/cart.ts'
import { formatMoney, formatWeight } from '../i18n/format.ts'
import { readMoney } from '../kernel/money.ts'
import { pricePerKilogram } from '../kernel/unit-price.ts'
import { parseWeight } from '../kernel/weight.ts'
import { usePageTexts, useVisit } from '../web/visit.tsx'
import { lineTotal, subtotalOf, type CartLine } from './cart.ts'

/** What is being ordered, to be read once more. */
export function OrderLines({ lines }: { lines: CartLine[] }) {
  const { language } = useVisit()
  const texts = usePageTexts(cartTexts)
  const total = formatMoney(subtotalOf(lines), language)
  return (
    <>
      <ul className="border-t border-line">
        {lines.map((line) => {
          const weight = parseWeight(line.weight)
          const price = readMoney(line.price)
          const perKilogram = weight > 0 && texts.perKilogram(formatMoney(pricePerKilogram(price, weight), language))
          const pieces = `${line.quantity} × ${texts.each(formatMoney(price, language))}`
          return (
            <li key={line.id} className="flex justify-between gap-6 border-b border-line py-4">
              <div className="min-w-0 wrap-anywhere">
                <p>{line.name}</p>
                <p className="text-sm text-mid tabular-nums">
                  {[weight > 0 && formatWeight(weight, language), pieces, perKilogram].filter(Boolean).join(', ')}
                </p>
              </div>
              <p className="shrink-0 tabular-nums">{formatMoney(lineTotal(line), language)}</p>
            </li>
          )
        })}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] tabular-nums *:border-b *:border-line *:py-3">
        <dt className="text-mid">{texts.subtotal}</dt>
        <dd className="text-right">{total}</dd>
        <dt className="text-lg font-medium">{texts.total}</dt>
        <dd className="text-right text-lg font-medium">{total}</dd>
      </dl>
    </>
  )
}
