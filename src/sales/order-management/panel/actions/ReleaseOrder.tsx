import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../../panel-kit/useAction.ts'
import type { OrderRecord } from '../../order-details.ts'
import { useOrderChange } from './useOrderChange.ts'

/** Puts back on the shelf what an unpaid order holds. Nothing is lost with it: it can still be paid while the goods are there. */
export function ReleaseOrder({ order }: { order: OrderRecord }) {
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
