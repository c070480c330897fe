import { addressOf } from '../../../../panel-kit/address.ts'
import { buttonShape, PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import type { OrderRecord } from '../../order-details.ts'
import { CancelAndRefund } from './CancelAndRefund.tsx'
import { OrderSection } from '../OrderSection.tsx'
import { RefundAction } from './RefundAction.tsx'
import { SendParcel } from './SendParcel.tsx'
import { StatusForm } from './StatusForm.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { useAction } from '../../../../panel-kit/useAction.ts'
import { useOrderChange } from './useOrderChange.ts'
import { orderStates } from '../../../orders/texts/pl.ts'
import { FormButtons } from '../../../../panel-kit/forms/FormButtons.tsx'
import { SelectField, TextField } from '../../../../panel-kit/fields/PanelField.tsx'
import { PanelFormFrame } from '../../../../panel-kit/forms/PanelFormFrame.tsx'
import { usePanelForm } from '../../../../panel-kit/forms/usePanelForm.ts'
import { shippingChange } from '../../changes/order-changes.ts'
import { shippingStatuses, type ShippingStatus } from '../../../orders/order.ts'

/** The payment status can't be changed here: it follows the provider. */
export function OrderActions({ order }: { order: OrderRecord }) {
  return (
    <OrderSection heading="Akcje zamówienia">
      <div className="space-y-7">
        <div className="flex flex-wrap gap-2">
          <PrintLink sheet="order" order={order}>
            Drukuj zamówienie
          </PrintLink>
          <PrintLink sheet="slip" order={order}>
            Drukuj list pakowy
          </PrintLink>
        </div>
        <SendParcel order={order} />
        <CancelAndRefund order={order} />
        <RefundAction order={order} />
        <section aria-labelledby="order-others" className="space-y-7 border-t border-line pt-5">
          <h4 id="order-others" className="text-base">
            Inne
          </h4>
          <ReleaseOrder order={order} />
          <StatusForm order={order} />
          <ShippingForm order={order} />
        </section>
      </div>
    </OrderSection>
  )
}

function PrintLink({ sheet, order, children }: { sheet: 'order' | 'slip'; order: OrderRecord; children: string }) {
  return (
    <a
      href={addressOf({ print: sheet, order: String(order.id) })}
      target="_blank"
      rel="noopener"
      className={`${buttonShape} border border-ink/25 bg-paper hover:border-ink`}
    >
      {children}
      <span className="sr-only"> (nowe okno)</span>
    </a>
  )
}

/** Releases the stock of an unpaid order. The order can still be paid while stock lasts. */
function ReleaseOrder({ order }: { order: OrderRecord }) {
  const { id, holdsStock, paymentStatus, status, needsAttention } = order
  const change = useOrderChange(id)
  const { act, isPending } = useAction({
    call: () => change(api.admin.orders[':id'].release.$post({ param: { id: String(id) } })),
    done: 'Towar wrócił na stan',
  })
  if (!holdsStock || paymentStatus !== 'pending' || status !== 'pending' || needsAttention !== null) return null
  return (
    <div>
      <PanelButton isPending={isPending} onClick={() => act()} className="my-1">
        Zwolnij towar
      </PanelButton>
      <p className="max-w-md text-xs text-mid">
        Zamówienie czeka na zapłatę i{'\u00A0'}trzyma towar. Zwolnione można nadal opłacić, jeśli towar jeszcze będzie.
      </p>
    </div>
  )
}

function ShippingForm({ order }: { order: OrderRecord }) {
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
