import { useId, useState } from 'react'
import { dayInPoland } from '../../../../kernel/day-in-poland.ts'
import { readMoney, parseMoney } from '../../../../kernel/money.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { panelBox, SelectField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import type { OrderRecord } from '../../order-details.ts'
import { nameOfPayment } from '../details/OrderPayment.tsx'
import { formatMoney, formatRate } from '../../../../i18n/format.ts'
import { newRefund } from '../../../payments/refunds/refund.ts'
import type { OrderPayment, Refund } from '../../../payments/refunds/refund.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { OutsideRefund } from './OutsideRefund.tsx'
import { suggestedRefund } from './suggested-refund.ts'
import { useOrderChange } from './useOrderChange.ts'

/** Refunds a payment. If several can be refunded, the office chooses one first. */
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
      <OutsideRefund key={`outside-${payment.id}`} order={order} payment={payment} />
    </div>
  )
}

const RefundHeading = () => <h4 className="font-medium">Zwrot pieniędzy</h4>

function NothingToRefund({ order }: { order: OrderRecord }) {
  const isWaiting = order.refunds.some(({ state }) => state === 'waiting')
  return (
    <div>
      <RefundHeading />
      <p className="text-mid">
        {isWaiting
          ? order.refunds.some(({ state, byTransfer }) => state === 'waiting' && byTransfer)
            ? 'Zwrot czeka na przelew do klienta: zapiszesz go w „Informacje o płatności”.'
            : 'Zwrot jest w toku: operator płatności jeszcze go nie potwierdził.'
          : readMoney(order.refundedAmount) > 0
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

function RefundForm({ order, payment }: { order: OrderRecord; payment: OrderPayment }) {
  const change = useOrderChange(order.id)
  const rates = [...new Set(order.items.map(({ vatRate }) => vatRate))].toSorted((one, other) => other - one)
  const byTransfer = payment.provider === 'transfer'
  const form = usePanelForm<{ amount: string; vatRate: number | null; reason: string; sentOn: string }, Refund>({
    schema: newRefund,
    values: {
      amount: suggestedRefund(order, payment).replace('.', ','),
      vatRate: null,
      reason: '',
      sentOn: dayInPoland(),
    },
    isLive: true,
    asks: ({ amount }) =>
      confirm({
        title: `Zwrócić ${formatTyped(amount)}?`,
        text: byTransfer
          ? `Zapisujesz, że przelew do klienta (${order.customerName}) jest już zrobiony w banku. Klient dostanie e-mail, a do faktury powstanie korekta. Tego nie da się cofnąć.`
          : `Pieniądze dostanie ${order.customerName} (${order.customerEmail}), tą samą drogą, którą zapłacono. Tego nie da się cofnąć.`,
        agree: `Zwróć ${formatTyped(amount)}`,
      }),
    send: ({ amount, vatRate, reason, sentOn }) =>
      change(
        api.admin.orders[':id'].refunds.$post({
          param: { id: String(order.id) },
          json: {
            paymentId: payment.id,
            amount,
            vatRate,
            reason,
            ...(byTransfer && { sentOn }),
            version: order.version,
          },
        }),
      ),
    done: ({ state, amount }) =>
      state === 'waiting'
        ? `Zwrot ${formatAmount(amount)} został zlecony: operator płatności jeszcze nie potwierdził`
        : `Zwrócono ${formatAmount(amount)}`,
  })
  return (
    <PanelFormFrame form={form} label="Zwrot pieniędzy" className="space-y-3">
      {byTransfer && (
        <p className="border-l-2 border-violet pl-3">
          Zapłacono przelewem, więc sklep nie odeśle pieniędzy sam. Najpierw zrób przelew w&nbsp;banku, potem zapisz go
          tutaj.
        </p>
      )}
      <TextField
        form={form}
        name="amount"
        label="Kwota zwrotu (zł)"
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        hint={`Można zwrócić do ${formatAmount(payment.refundableAmount)}. Zwrot nie anuluje zamówienia.`}
      />
      {payment.state === 'paid' && rates.length > 1 && (
        <SelectField
          form={form}
          name="vatRate"
          label="Czego dotyczy zwrot"
          setValueAs={(chosen) => (chosen ? Number(chosen) : null)}
          hint="Według tego korekta i&nbsp;tabela dla księgowej rozliczają VAT."
        >
          <option value="">Całego zamówienia, proporcjonalnie</option>
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              Towarów ze stawką VAT {formatRate(rate, 'pl')}%
            </option>
          ))}
        </SelectField>
      )}
      {byTransfer && <TextField form={form} name="sentOn" label="Odesłano dnia" type="date" max={dayInPoland()} />}
      <TextField
        form={form}
        name="reason"
        label="Powód"
        isOptional
        autoComplete="off"
        hint="Tylko dla biura; klient go nie zobaczy."
      />
      <FormButtons form={form} label="Zwróć pieniądze" sendingLabel="Zwracanie..." />
    </PanelFormFrame>
  )
}

function formatTyped(amount: string): string {
  const read = parseMoney(amount)
  return read === undefined ? amount : formatMoney(read, 'pl')
}
