import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import type { ShipmentRecord, ShipmentState } from '../../../shipments/shipment.ts'
import type { Labels } from './useLabels.ts'

const said: Record<ShipmentState, string> = {
  waiting: 'Etykieta powstaje…',
  made: 'Przewoźnik przygotowuje etykietę…',
  ready: 'Etykieta gotowa',
  underway: 'Paczka jest już u\u00A0przewoźnika',
  delivered: 'Paczka doręczona',
  returned: 'Paczka wraca',
  trouble: 'Problem z\u00A0paczką',
  refused: 'Przewoźnik nie przyjął paczki',
  cancelled: 'Etykieta anulowana',
}

/** How the labels of an order stand: what happened, what is certain, what to press. */
export function ParcelLabels({ orderId, labels }: { orderId: number; labels: Labels }) {
  const shipments = labels.of(orderId)
  // Of a parcel that was tried again the latest counts.
  const latest = [...new Map(shipments.map((one) => [one.parcel, one])).values()]
  const refused = labels.refusedOf(orderId)
  return (
    <div className="space-y-1 text-sm empty:hidden">
      {latest.map((shipment) => (
        <OneLabel key={shipment.id} shipment={shipment} isOneOfMany={latest.length > 1} labels={labels} />
      ))}
      {refused && <p className="text-clay">{refused}</p>}
    </div>
  )
}

interface Props {
  shipment: ShipmentRecord
  isOneOfMany: boolean
  labels: Labels
}

function OneLabel({ shipment, isOneOfMany, labels }: Props) {
  const { id, orderNumber, parcel, state, problem, trackingNumber, collection, mayRetry } = shipment
  const isBad = problem !== null || state === 'refused' || state === 'trouble'
  return (
    <div className={isBad ? 'text-clay' : 'text-mid'}>
      <p className="wrap-anywhere tabular-nums">
        {isOneOfMany && `Paczka ${parcel}: `}
        {problem ? problem.sentence : said[state]}
        {trackingNumber && `, ${trackingNumber}`}
        {collection && `, odbiór ${collection}`}
      </p>
      {mayRetry && (
        <PanelButton
          look="quiet"
          aria-label={`Spróbuj ponownie ${orderNumber}`}
          isPending={labels.retry.isPending}
          onClick={() => labels.retry.act(id)}
          className="-ml-3.5"
        >
          Spróbuj ponownie
        </PanelButton>
      )}
    </div>
  )
}
