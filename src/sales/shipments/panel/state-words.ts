import type { Tone } from '../../../panel-kit/PanelBadge.tsx'
import type { ShipmentState } from '../shipment.ts'

export const shipmentStateNames: Record<ShipmentState, { name: string; tone: Tone }> = {
  waiting: { name: 'Czeka na przewoźnika', tone: 'waiting' },
  made: { name: 'Etykieta powstaje', tone: 'waiting' },
  ready: { name: 'Etykieta gotowa', tone: 'good' },
  underway: { name: 'W drodze', tone: 'plain' },
  delivered: { name: 'Doręczona', tone: 'good' },
  returned: { name: 'Wróciła do nadawcy', tone: 'bad' },
  trouble: { name: 'Problem w drodze', tone: 'bad' },
  refused: { name: 'Nieprzyjęta', tone: 'bad' },
  cancelled: { name: 'Anulowana', tone: 'plain' },
}
