import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const deliveryCosts: typeof pl.deliveryCosts = {
  home: 'Transporteur à domicile',
  pickupPoint: `Point de retrait ${brand.carrier.name}`,
  any: 'tout poids',
  upTo: (weight) => `jusqu’à ${weight}`,
  between: (above, upTo) => `plus de ${above}, jusqu’à ${upTo}`,
  above: (weight) => `plus de ${weight}`,
}

export const draftNote = '> **Projet.** Aucun avocat n’a encore vérifié ce texte.'
