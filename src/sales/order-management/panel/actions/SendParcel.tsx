import { useId, useState } from 'react'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import type { OrderRecord } from '../../order-details.ts'
import { useSendParcels } from '../packing/sent-parcels.ts'
import { SentParcels } from '../packing/SentParcels.tsx'

interface States {
  status: string
  paymentStatus: string
  shippingStatus: string
  needsAttention?: string | null
}

/** Whether an order looks as if it were to be packed; the shop knows of refunds and single lines withdrawn besides, and refuses with why. */
export const looksToPack = ({ status, paymentStatus, shippingStatus, needsAttention }: States): boolean =>
  paymentStatus === 'paid' &&
  needsAttention !== 'withdrawn' &&
  ['confirmed', 'processing'].includes(status) &&
  ['not_shipped', 'preparing'].includes(shippingStatus)

/** The parcel has left: both states at once, with its number. */
export function SendParcel({ order }: { order: OrderRecord }) {
  const field = useId()
  const [typed, setTyped] = useState<string>()
  const { act, isPending } = useSendParcels()
  const trackingNumber = typed ?? order.trackingNumber ?? ''
  return (
    <div className="space-y-2">
      {looksToPack(order) && (
        <form
          aria-label="Wysłanie paczki"
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            act([{ id: order.id, version: order.version, trackingNumber }])
          }}
        >
          <div>
            <label htmlFor={field} className="mb-1 block font-medium">
              Numer paczki (jeżeli jest)
            </label>
            <input
              id={field}
              value={trackingNumber}
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setTyped(target.value)}
              className={`${panelBox} tabular-nums`}
            />
          </div>
          <PanelButton type="submit" look="solid" isPending={isPending}>
            Wysłane
          </PanelButton>
        </form>
      )}
      <SentParcels />
    </div>
  )
}
