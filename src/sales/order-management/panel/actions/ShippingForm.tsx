import { orderStates } from '../../../orders/texts/pl.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { SelectField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { shippingChange } from '../../changes/order-changes.ts'
import type { OrderRecord } from '../../order-details.ts'
import { shippingStatuses, type ShippingStatus } from '../../../orders/order.ts'
import { useOrderChange } from './useOrderChange.ts'

/** Says where the parcel is, and under which number the carrier has it. */
export function ShippingForm({ order }: { order: OrderRecord }) {
  const change = useOrderChange(order.id)
  const form = usePanelForm<{ shippingStatus: ShippingStatus; trackingNumber: string }, OrderRecord>({
    schema: shippingChange,
    values: { shippingStatus: order.shippingStatus, trackingNumber: order.trackingNumber ?? '' },
    isLive: true,
    send: ({ shippingStatus, trackingNumber }) =>
      change(
        api.admin.orders[':id']['shipping-status'].$put({
          param: { id: String(order.id) },
          json: { shippingStatus, trackingNumber, version: order.version },
        }),
      ),
    done: 'Status wysyłki został zaktualizowany',
  })
  return (
    <PanelFormFrame form={form} label="Zmiana statusu wysyłki" className="space-y-3">
      <SelectField form={form} name="shippingStatus" label="Status wysyłki">
        {shippingStatuses.map((status) => (
          <option key={status} value={status}>
            {orderStates.shipping[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="trackingNumber"
        label="Numer przesyłki"
        isOptional
        autoComplete="off"
        spellCheck={false}
        hint="Klient dostaje jeden e-mail przy „Wysłane” i jeden przy „Dostarczone”. Numer wpisz wcześniej albo razem ze statusem: będzie w tym e-mailu."
      />
      <FormButtons form={form} label="Zmień status wysyłki" />
    </PanelFormFrame>
  )
}
