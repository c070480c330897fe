import { orderManagementTexts } from '../texts.ts'
import { formatMoney, formatWeight } from '../../../i18n/format.ts'
import { money, readMoney } from '../../../kernel/money.ts'
import { pricePerKilogram } from '../../../kernel/unit-price.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import { Packshot } from '../../../catalog/packages/Packshot.tsx'
import { ReducedFrom } from '../../../catalog/prices/ReducedFrom.tsx'
import { useTexts, useAppContext } from '../../../web/app-context.tsx'
import type { OrderDetails } from '../order-details.ts'
import type { OrderItem } from '../../orders/order.ts'

/** What was ordered, at the prices of then, and what it came to. */
export function OrderedLines({ order }: { order: OrderDetails }) {
  const { language } = useAppContext()
  const texts = useTexts(orderManagementTexts).orderView
  const shown = (amount: string) => formatMoney(readMoney(amount), language)
  return (
    <section aria-labelledby="lines" className="min-w-0">
      <h2 id="lines" className="text-2xl">
        {texts.lines}
      </h2>
      <ul className="mt-5 border-t border-line">
        {order.items.map((item) => {
          const pieces = `${item.quantity} × ${texts.each(shown(item.price))}`
          const grams = parseWeight(item.weight ?? '')
          const weight = grams > 0 && formatWeight(grams, language)
          const perKilogram =
            grams > 0 && texts.perKilogram(formatMoney(pricePerKilogram(readMoney(item.price), grams), language))
          return (
            <li key={keyOf(item)} className="flex gap-4 border-b border-line py-4">
              <div className="aspect-square w-[min(4rem,18%)] shrink-0 self-start overflow-hidden rounded border border-line bg-paper">
                <Packshot imageUrl={item.imageUrl} weight={item.weight} />
              </div>
              <div className="min-w-0 grow wrap-anywhere">
                {/* As it was called in the language of the order. */}
                <p lang={order.language}>{item.productName}</p>
                <p className="text-sm text-mid tabular-nums">
                  {[weight, pieces, perKilogram].filter(Boolean).join(', ')}
                </p>
                <ReducedFrom promotion={item.promotion} className="mt-1" />
              </div>
              <p className="shrink-0 tabular-nums">
                {formatMoney(money(readMoney(item.price) * item.quantity), language)}
              </p>
            </li>
          )
        })}
      </ul>
      <dl className="grid grid-cols-[1fr_auto] wrap-anywhere tabular-nums *:border-b *:border-line *:py-3">
        <dt className="text-mid">{texts.subtotal}</dt>
        <dd className="text-right">{shown(order.subtotal)}</dd>
        {readMoney(order.discountAmount) > 0 && (
          <>
            <dt className="min-w-0 pr-6 wrap-anywhere text-mid">
              {texts.discount} {order.discountCode}
            </dt>
            <dd className="text-right">−{shown(order.discountAmount)}</dd>
          </>
        )}
        <dt className="text-mid">{texts.shipping}</dt>
        <dd className="text-right">{readMoney(order.shippingCost) > 0 ? shown(order.shippingCost) : texts.free}</dd>
        <dt className="text-lg font-medium">{texts.total}</dt>
        <dd className="text-right text-lg font-medium">{shown(order.total)}</dd>
      </dl>
    </section>
  )
}

/** A product stands in an order once; of one that is gone only its words are left. */
const keyOf = ({ productId, productName, weight, quantity, price }: OrderItem) =>
  [productId, productName, weight, quantity, price].join(' ')
