import { useId, useState } from 'react'
import { readMoney } from '../../../../kernel/money.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import type { OrderRecord } from '../../order-details.ts'
import { nameOfPayment } from '../details/OrderPayment.tsx'
import { RefundForm } from './RefundForm.tsx'

/** Gives money back. Where more than one payment has some, one of them is chosen first. */
export function RefundAction({ order }: { order: OrderRecord }) {
  const id = useId()
  const refundable = order.payments.filter(({ refundableAmount }) => readMoney(refundableAmount) > 0)
  const [chosenId, choose] = useState<string>()
  const meant = refundable.find(({ state }) => state === 'paid') ?? refundable.at(-1)
  const payment = refundable.find((one) => one.id === chosenId) ?? meant
  if (!payment) return <NothingToRefund order={order} />
  return (
    <div className="space-y-3">
      <RefundHeading />
      {order.status === 'cancelled' && (
        <p className="border-l-2 border-violet pl-3">
          Zamówienie jest anulowane, a&nbsp;{formatAmount(payment.refundableAmount)} od klienta nadal jest u&nbsp;nas.
        </p>
      )}
      {refundable.length > 1 && (
        <div>
          <label htmlFor={id} className="mb-1 block font-medium">
            Zwrot z&nbsp;płatności
          </label>
          <select
            id={id}
            className={panelBox}
            value={payment.id}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {refundable.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOfPayment(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <RefundForm key={payment.id} order={order} payment={payment} />
    </div>
  )
}

const RefundHeading = () => <h4 className="font-medium">Zwrot pieniędzy</h4>

function NothingToRefund({ order }: { order: OrderRecord }) {
  const wasRefunded = readMoney(order.refundedAmount) > 0
  const isWaiting = order.refunds.some(({ state }) => state === 'waiting')
  return (
    <div>
      <RefundHeading />
      <p className="text-mid">
        {isWaiting
          ? 'Zwrot jest w toku: operator płatności jeszcze go nie potwierdził.'
          : wasRefunded
            ? 'Wszystko zostało zwrócone.'
            : 'Nie ma czego zwrócić: za to zamówienie nie zapłacono.'}
      </p>
      {order.paymentStatus === 'refunded' && order.status !== 'cancelled' && order.shippingStatus === 'not_shipped' && (
        <p className="mt-2 border-l-2 border-violet pl-3">
          Jeśli towar nie pojedzie do klienta, anuluj zamówienie: wtedy wróci na stan.
        </p>
      )}
    </div>
  )
}
