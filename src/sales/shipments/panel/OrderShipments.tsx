import { useQuery } from '@tanstack/react-query'
import { api } from '../../../panel-kit/panel-api.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import { buttonShape, PanelButton } from '../../../panel-kit/PanelButton.tsx'
import { useAction } from '../../../panel-kit/useAction.ts'
import { printWeight } from '../../../kernel/weight.ts'
import { readResponse } from '../../../web/api.ts'
import type { GivenSize, ShipmentRecord } from '../shipment.ts'
import { carrierQuery, shipmentsOfOrders } from './shipments.query.ts'
import { shipmentStateNames } from './state-words.ts'

const sizes = { small: 'A', medium: 'B', large: 'C' }
const linkButton = `${buttonShape} border border-ink/25 bg-paper hover:border-ink`

interface Order {
  id: number
  shippingStatus: string
  paymentStatus: string
}

/** The parcels of an order at the carrier: where each is, its label, and what can be done. Nothing where no carrier is set. */
export function OrderShipments({ order }: { order: Order }) {
  const { data: standing } = useQuery(carrierQuery)
  const { data: shipments = [] } = useQuery({ ...shipmentsOfOrders([order.id]), enabled: standing !== undefined })
  if (!standing || (standing.carrier === null && shipments.length === 0)) return null
  const living = shipments.filter(({ state }) => state !== 'refused' && state !== 'cancelled')
  const isHere = ['not_shipped', 'preparing'].includes(order.shippingStatus) && order.paymentStatus === 'paid'
  const hasLeft = shipments.some(({ state }) => ['underway', 'delivered', 'trouble'].includes(state))
  return (
    <section aria-labelledby="order-shipments" className="min-w-0 text-sm wrap-anywhere">
      <h3 id="order-shipments" className="mb-3 border-b border-line pb-2 text-lg">
        Przesyłki
      </h3>
      {shipments.length === 0 && <p className="text-mid">Nie ma jeszcze etykiety.</p>}
      <ul>
        {shipments.map((shipment) => (
          <Shipment key={shipment.id} shipment={shipment} />
        ))}
      </ul>
      {standing.carrier !== null && (
        <div className="mt-3 flex flex-wrap gap-2">
          {isHere && <MakeLabel orderId={order.id} living={living} />}
          {hasLeft && (
            <a
              href={`/api/admin/orders/${order.id}/return-label`}
              target="_blank"
              rel="noreferrer"
              className={linkButton}
            >
              Etykieta zwrotna
            </a>
          )}
        </div>
      )}
    </section>
  )
}

function Shipment({ shipment }: { shipment: ShipmentRecord }) {
  const { id, parcel, state, told, trackingNumber, trackingUrl, size, point, problem, hasLabel } = shipment
  const { name, tone } = shipmentStateNames[state]
  const param = { id: String(id) }
  const cancelling = useAction({
    call: () => readResponse(api.admin.shipments[':id'].cancellation.$post({ param })),
    done: 'Przesyłka zostanie anulowana',
  })
  const retrying = useAction({ call: () => readResponse(api.admin.shipments[':id'].retry.$post({ param })) })
  const facts = [
    size.template && `rozmiar ${sizes[size.template]}`,
    printWeight(size.weight),
    point ? `Paczkomat ${point}` : 'do drzwi',
    told,
  ]
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">Paczka {parcel}</span>
        <PanelBadge tone={tone}>{name}</PanelBadge>
        {trackingNumber && (
          <span className="tabular-nums">
            {trackingUrl ? (
              <a
                href={trackingUrl}
                target="_blank"
                rel="noreferrer"
                className="text-violet underline underline-offset-4 hover:no-underline"
              >
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            )}
          </span>
        )}
      </p>
      <p className="mt-1 text-mid">{facts.filter(Boolean).join(' · ')}</p>
      {problem && <p className="mt-2 border-l-2 border-clay pl-3">{problem.sentence}</p>}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {hasLabel && (
          <a href={`/api/admin/shipments/labels?ids=${id}`} target="_blank" rel="noreferrer" className={linkButton}>
            Drukuj etykietę {parcel}
          </a>
        )}
        {shipment.mayRetry && (
          <PanelButton isPending={retrying.isPending} onClick={() => retrying.act()}>
            Spróbuj ponownie
          </PanelButton>
        )}
        {shipment.isCancellable && (
          <PanelButton look="quietDanger" isPending={cancelling.isPending} onClick={() => cancelling.act()}>
            Wycofaj etykietę {parcel}
          </PanelButton>
        )}
      </div>
    </li>
  )
}

/** The first press makes what the shop reckons; a later one adds a parcel. */
function MakeLabel({ orderId, living }: { orderId: number; living: ShipmentRecord[] }) {
  const isFirst = living.length === 0
  const parcels: GivenSize[] = [
    ...Array.from({ length: Math.max(0, ...living.map(({ parcel }) => parcel)) }, () => ({})),
    { template: 'small' },
  ]
  const { act, isPending } = useAction({
    call: () =>
      readResponse(api.admin.shipments.$post({ json: { orders: [{ id: orderId, ...(!isFirst && { parcels }) }] } })),
    done: ({ refused: [refused] }) =>
      refused ? { title: 'Nie ma etykiety', text: refused.sentence } : 'Etykieta powstaje',
  })
  return (
    <PanelButton look={isFirst ? 'solid' : 'outline'} isPending={isPending} onClick={() => act()}>
      {isFirst ? 'Zrób etykietę' : 'Jeszcze jedna etykieta'}
    </PanelButton>
  )
}
