import { brand } from '../../brand.ts'
import type { DeliveryCostTexts } from '../delivery-costs.ts'

export const deliveryCosts: DeliveryCostTexts = {
  home: 'Courier to your home',
  pickupPoint: `${brand.carrier.name} pickup point`,
  any: 'any',
  upTo: (weight) => `up to ${weight}`,
  between: (above, upTo) => `over ${above} up to ${upTo}`,
  above: (weight) => `over ${weight}`,
}
