import { formatMoney, formatRate, formatWeight } from '../../../i18n/format.ts'
import { money, readMoney } from '../../../kernel/money.ts'
import { parseWeight } from '../../../kernel/weight.ts'
import { formatAmount } from '../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../order-details.ts'
import type { OrderItem } from '../../orders/order.ts'

const formatTotalWeight = (weight: string | null) => (weight === null ? '–' : formatWeight(parseWeight(weight), 'pl'))
const lineTotal = ({ price, quantity }: OrderItem) => formatMoney(money(readMoney(price) * quantity), 'pl')

/** Products and totals, on screen and on paper. On phones each product is a block of its own. */
export function OrderTable({ order }: { order: OrderRecord }) {
  const amount = 'py-2 pl-3 text-right whitespace-nowrap tabular-nums max-sm:pl-0'
  return (
    <>
      <table className="w-full border-collapse text-sm max-sm:block print:table">
        <caption className="sr-only">Produkty</caption>
        <thead className="text-xs text-mid max-sm:sr-only">
          <tr className="border-b border-line *:whitespace-nowrap">
            <th scope="col" className="py-1.5 text-left font-normal">
              Produkt
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              Waga
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              Cena
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              Ilość
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              VAT
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-normal">
              Razem
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {order.items.map((item) => (
            <tr
              key={keyOf(item)}
              className="border-b border-line break-inside-avoid max-sm:grid max-sm:grid-cols-[auto_auto_auto_1fr] max-sm:gap-x-3 max-sm:py-2"
            >
              <th
                scope="row"
                lang={order.language}
                className="py-2 text-left font-medium max-sm:col-span-full max-sm:pb-0"
              >
                {item.productName}
                {item.promotion && (
                  <span lang="pl" className="block text-xs font-normal text-mid tabular-nums">
                    Promocja: regularnie {formatAmount(item.promotion.regularPrice)}, najniższa z&nbsp;30 dni przed
                    obniżką {formatAmount(item.promotion.lowestPrice)}
                  </span>
                )}
              </th>
              <td className={amount}>{formatTotalWeight(item.weight)}</td>
              <td className={amount}>{formatAmount(item.price)}</td>
              <td className={amount}>
                <span className="sm:hidden print:hidden">× </span>
                {item.quantity}
              </td>
              <td className={`${amount} max-sm:hidden`}>{formatRate(item.vatRate, 'pl')}%</td>
              <td className={amount}>{lineTotal(item)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OrderTotals order={order} />
    </>
  )
}

function OrderTotals({ order }: { order: OrderRecord }) {
  return (
    <dl className="mt-2 ml-auto grid max-w-72 grid-cols-[1fr_auto] gap-x-5 gap-y-1 break-inside-avoid tabular-nums [&>dd]:text-right">
      <dt className="text-mid">Wartość produktów</dt>
      <dd>{formatAmount(order.subtotal)}</dd>
      {readMoney(order.discountAmount) > 0 && (
        <>
          <dt className="min-w-0 text-mid">Rabat {order.discountCode}</dt>
          <dd>−{formatAmount(order.discountAmount)}</dd>
        </>
      )}
      <dt className="text-mid">Dostawa</dt>
      <dd>{readMoney(order.shippingCost) > 0 ? formatAmount(order.shippingCost) : 'bezpłatnie'}</dd>
      <dt className="font-medium">Razem</dt>
      <dd className="font-medium">{formatAmount(order.total)}</dd>
    </dl>
  )
}

/** Deleted products have no id, so the key also contains the name. */
type Keyed = Pick<OrderItem, 'productId' | 'productName' | 'weight'> & { price?: string }
export const keyOf = ({ productId, productName, weight, price }: Keyed) =>
  [productId, productName, weight, price].join(' ')
