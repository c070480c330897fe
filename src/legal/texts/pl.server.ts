import { brand } from '../../brand.ts'

export const deliveryCosts = {
  home: 'Kurier do domu',
  pickupPoint: `Punkt odbioru ${brand.carrier.name}`,
  any: 'każda waga',
  upTo: (weight: string) => `do ${weight}`,
  between: (above: string, upTo: string) => `ponad ${above} do ${upTo}`,
  above: (weight: string) => `ponad ${weight}`,
}

/** Stands on top of a version that the owner has published, until a lawyer has read it. */
export const draftNote: string = '> **Projekt.** Tego tekstu nie sprawdził jeszcze prawnik.'
