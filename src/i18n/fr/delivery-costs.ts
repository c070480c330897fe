import { brand } from '../../brand.ts'
import type { DeliveryCostTexts } from '../delivery-costs.ts'

export const deliveryCosts: DeliveryCostTexts = {
  home: 'Transporteur à domicile',
  pickupPoint: `Point de retrait ${brand.carrier.name}`,
  any: 'tout poids',
  upTo: (weight) => `jusqu’à ${weight}`,
  between: (above, upTo) => `plus de ${above}, jusqu’à ${upTo}`,
  above: (weight) => `plus de ${weight}`,
}
