import { deliveryTypes, type DeliveryType, type Rate } from './shipping.ts'
import { weightBands, type Weights } from './weight-bands.ts'

/** What weights cost in each way of sending them, both ends included. */
export type DeliveryCosts = Weights & Record<DeliveryType, Rate['cost']>

/** Every weight, from nothing to however heavy; a new row begins where the cost of either way changes. */
export function deliveryCosts(rates: Rate[]): DeliveryCosts[] {
  const bands = Object.fromEntries(deliveryTypes.map((type) => [type, weightBands(type, rates)])) as Record<
    DeliveryType,
    ReturnType<typeof weightBands>
  >
  const starts = new Set(deliveryTypes.flatMap((type) => bands[type].map(({ from }) => from)))
  const rows: DeliveryCosts[] = []
  for (const from of [...starts].toSorted((one, other) => one - other)) {
    const costAt = (type: DeliveryType) => bands[type].findLast((band) => band.from <= from)?.cost as Rate['cost']
    const costs = { home: costAt('home'), pickup_point: costAt('pickup_point') }
    const last = rows.at(-1)
    if (last && deliveryTypes.every((type) => last[type] === costs[type])) continue
    if (last) last.to = from - 1
    rows.push({ from, to: null, ...costs })
  }
  return rows
}
