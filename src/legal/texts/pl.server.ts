import { brand } from '../../brand.ts'

export const deliveryCosts = {
  home: 'Kurier do domu',
  pickupPoint: `Punkt odbioru ${brand.carrier.name}`,
  any: 'każda',
  upTo: (weight: string) => `do ${weight}`,
  between: (above: string, upTo: string) => `ponad ${above} do ${upTo}`,
  above: (weight: string) => `ponad ${weight}`,
}
