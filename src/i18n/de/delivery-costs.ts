import { brand } from '../../brand.ts'
import type { DeliveryCostTexts } from '../delivery-costs.ts'

export const deliveryCosts: DeliveryCostTexts = {
  home: 'Kurier nach Hause',
  pickupPoint: `Abholstelle von ${brand.carrier.name}`,
  any: 'jedes',
  upTo: (weight) => `bis ${weight}`,
  between: (above, upTo) => `über ${above} bis ${upTo}`,
  above: (weight) => `über ${weight}`,
}
