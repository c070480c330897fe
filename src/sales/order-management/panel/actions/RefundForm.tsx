import { formatMoney } from '../../../../i18n/format.ts'
import { parseMoney } from '../../../../kernel/money.ts'
import { newRefund, type OrderPayment, type Refund } from '../../../payments/refunds/refund.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { SelectField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import type { OrderRecord } from '../../order-details.ts'
import { suggestedRefund } from './suggested-refund.ts'
import { useOrderChange } from './useOrderChange.ts'

/** Gives back a part of a payment, or all that is left of it, once it was asked whether that is meant. */
export function RefundForm({ order, payment }: { order: OrderRecord; payment: OrderPayment }) {
  const change = useOrderChange(order.id)
  const rates = [...new Set(order.items.map(({ vatRate }) => vatRate))].toSorted((one, other) => other - one)
  const form = usePanelForm<{ amount: string; vatRate: number | null; reason: string }, Refund>({
    schema: newRefund,
    values: { amount: suggestedRefund(order, payment).replace('.', ','), vatRate: null, reason: '' },
    isLive: true,
    asks: ({ amount }) =>
      confirm({
        title: `Zwrócić ${formatTyped(amount)}?`,
        text: `Pieniądze dostanie ${order.customerName} (${order.customerEmail}), tą samą drogą, którą zapłacono. Tego nie da się cofnąć.`,
        agree: `Zwróć ${formatTyped(amount)}`,
      }),
    send: ({ amount, vatRate, reason }) =>
      change(
        api.admin.orders[':id'].refunds.$post({
          param: { id: String(order.id) },
          json: { paymentId: payment.id, amount, vatRate, reason, version: order.version },
        }),
      ),
    done: ({ state, amount }) =>
      state === 'waiting'
        ? `Zwrot ${formatAmount(amount)} został zlecony: operator płatności jeszcze nie potwierdził`
        : `Zwrócono ${formatAmount(amount)}`,
    // What is left is another amount then, which the form follows.
  })
  return (
    <PanelFormFrame form={form} label="Zwrot pieniędzy" className="space-y-3">
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
              Towarów ze stawką VAT {rate}%
            </option>
          ))}
        </SelectField>
      )}
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
