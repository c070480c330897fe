import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const deliveryCosts: typeof pl.deliveryCosts = {
  home: 'Kurier nach Hause',
  pickupPoint: `Abholstelle von ${brand.carrier.name}`,
  any: 'jedes Gewicht',
  upTo: (weight) => `bis ${weight}`,
  between: (above, upTo) => `über ${above} bis ${upTo}`,
  above: (weight) => `über ${weight}`,
}

export const draftNote = '> **Entwurf.** Diesen Text hat noch kein Anwalt geprüft.'
