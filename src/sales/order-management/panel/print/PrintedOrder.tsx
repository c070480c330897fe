import { takenByHandNames } from '../order-words.ts'
import { brand } from '../../../../brand.ts'
import { formatMoney, formatRate } from '../../../../i18n/format.ts'
import { readMoney } from '../../../../kernel/money.ts'
import { formatAmount, formatDay } from '../../../../panel-kit/panel-format.ts'
import type { OrderRecord } from '../../order-details.ts'
import { vatSummary } from '../../../orders/vat.ts'
import { Destination, hasDestination } from '../Destination.tsx'
import { OrderTable } from '../OrderTable.tsx'
import { Fact, Facts } from '../OrderSection.tsx'
import { orderRecord } from '../list/orders.query.ts'
import { PrintSheet } from './PrintSheet.tsx'

export function PrintedOrder() {
  return (
    <PrintSheet title="Zamówienie" ask={orderRecord}>
      {(order) => <OrderOnPaper order={order} />}
    </PrintSheet>
  )
}

function OrderOnPaper({ order }: { order: OrderRecord }) {
  return (
    <div className="mt-6 space-y-8 text-sm wrap-anywhere">
      <div className="grid grid-cols-2 gap-8">
        <section className="min-w-0">
          <h2 className="mb-1 text-base">Klient</h2>
          <p className="font-medium">{order.customerName}</p>
          {order.companyName && <p>{order.companyName}</p>}
          {order.taxNumber && <p className="tabular-nums">NIP {order.taxNumber}</p>}
          {order.invoiceAddress && <Destination order={{ shippingAddress: order.invoiceAddress, pickupPoint: null }} />}
          <p>{order.customerEmail}</p>
          <p className="tabular-nums">{order.customerPhone}</p>
        </section>
        {hasDestination(order) && (
          <section className="min-w-0">
            <h2 className="mb-1 text-base">Dostawa</h2>
            {order.pickupPoint && <p>{brand.carrier.name}</p>}
            <Destination order={order} />
            {order.trackingNumber && <p className="tabular-nums">Numer przesyłki: {order.trackingNumber}</p>}
          </section>
        )}
      </div>
      <Facts>
        <Fact name="Data zamówienia">{formatDay(order.createdAt)}</Fact>
        <Fact name="Płatność">{paymentOf(order)}</Fact>
      </Facts>
      <OrderTable order={order} />
      <Taxes order={order} />
    </div>
  )
}

function paymentOf({ paymentStatus, paymentMethod, paidAt, refundedAmount }: OrderRecord): string {
  const how = paymentMethod ? `, ${takenByHandNames[paymentMethod] ?? paymentMethod}` : ''
  const back = readMoney(refundedAmount) > 0 ? `, zwrócono ${formatAmount(refundedAmount)}` : ''
  const isPaid = paymentStatus === 'paid' || paymentStatus === 'refunded'
  return isPaid && paidAt ? `opłacone ${formatDay(paidAt)}${how}${back}` : 'nieopłacone'
}

function Taxes({ order }: { order: OrderRecord }) {
  const lines = order.items.map(({ price, quantity, vatRate }) => ({ price: readMoney(price), quantity, vatRate }))
  const sums = vatSummary(lines, readMoney(order.discountAmount), readMoney(order.shippingCost))
  const amount = 'py-1 pl-4 text-right whitespace-nowrap'
  return (
    <table className="ml-auto break-inside-avoid text-xs tabular-nums">
      <caption className="pb-1 text-left font-medium">Podatek zawarty w&nbsp;cenach</caption>
      <thead>
        <tr className="border-b border-current">
          {['Stawka VAT', 'Netto', 'VAT', 'Brutto'].map((name, place) => (
            <th key={name} scope="col" className={place === 0 ? 'py-1 text-left font-normal' : `${amount} font-normal`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sums.map(({ rate, net, vat, gross }) => (
          <tr key={rate}>
            <th scope="row" className="py-1 text-left font-normal">
              {formatRate(rate, 'pl')}%
            </th>
            <td className={amount}>{formatMoney(net, 'pl')}</td>
            <td className={amount}>{formatMoney(vat, 'pl')}</td>
            <td className={amount}>{formatMoney(gross, 'pl')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
