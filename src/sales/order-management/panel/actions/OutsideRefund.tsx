import { useState } from 'react'
import { dayInPoland } from '../../../../kernel/day-in-poland.ts'
import { confirm } from '../../../../panel-kit/confirm.ts'
import { TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatAmount } from '../../../../panel-kit/panel-format.ts'
import { outsideRefund, type OrderPayment, type Refund } from '../../../payments/refunds/refund.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from './useOrderChange.ts'

/** Where the office notes what it gave back itself, such as in cash. */
export function OutsideRefund({ order, payment }: { order: OrderRecord; payment: OrderPayment }) {
  const [isOpen, open] = useState(false)
  return isOpen ? (
    <OutsideForm order={order} payment={payment} onClose={() => open(false)} />
  ) : (
    <PanelButton onClick={() => open(true)}>Pieniądze oddane poza sklepem</PanelButton>
  )
}

function OutsideForm({ order, payment, onClose }: Parameters<typeof OutsideRefund>[0] & { onClose(): void }) {
  const change = useOrderChange(order.id)
  const form = usePanelForm<{ amount: string; sentOn: string; how: string }, Refund>({
    schema: outsideRefund,
    values: { amount: '', sentOn: dayInPoland(), how: '' },
    asks: ({ amount }) =>
      confirm({
        title: `Zapisać, że oddano ${amount} zł?`,
        text: 'Sklep nie wyśle żadnych pieniędzy. Kwota liczy się jako zwrócona, klient dostanie e-mail, do faktury powstanie korekta, a stan magazynu się nie zmieni. Tego nie da się cofnąć.',
        agree: 'Zapisz',
      }),
    send: (values) =>
      change(
        api.admin.orders[':id']['outside-refunds'].$post({
          param: { id: String(order.id) },
          json: { ...values, paymentId: payment.id, version: order.version },
        }),
      ),
    done: ({ amount }) => `Zapisano: oddano ${formatAmount(amount)} poza sklepem`,
    onSent: onClose,
  })
  return (
    <PanelFormFrame form={form} label="Pieniądze oddane poza sklepem" className="space-y-3">
      <p className="border-l-2 border-violet pl-3">
        Tylko to, co oddano klientowi bez sklepu, na przykład gotówką. Zwrotów zrobionych u&nbsp;operatora płatności nie
        zapisuj: sklep zobaczy je sam.
      </p>
      <TextField
        form={form}
        name="amount"
        label="Ile oddano (zł)"
        inputMode="decimal"
        autoComplete="off"
        className="tabular-nums"
        hint={`Najwyżej ${formatAmount(payment.refundableAmount)}.`}
      />
      <TextField form={form} name="sentOn" label="Którego dnia" type="date" max={dayInPoland()} />
      <TextField
        form={form}
        name="how"
        label="W jaki sposób"
        autoComplete="off"
        hint="Na przykład: gotówką na targu."
      />
      <FormButtons form={form} label="Zapisz oddane" sendingLabel="Zapisywanie..." onCancel={onClose} />
    </PanelFormFrame>
  )
}
