import type * as pl from './pl.ts'

export const legal: typeof pl.legal = {
  about: { title: 'Informations légales' },
  subtitles: {
    imprint: '\u00A0: le vendeur',
    delivery: '\u00A0: coûts, délais',
    terms: '\u00A0: achat, livraison',
    privacy: '\u00A0: vos droits',
    withdrawal: '\u00A0: 14 jours et un formulaire',
    guarantee: '\u00A0: vos droits en cas de défaut',
    accessibility: '',
  },
  print: 'Imprimer',
}
