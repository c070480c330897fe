import type { LegalTexts } from '../legal.ts'

export const legal: LegalTexts = {
  about: { title: 'Informations légales' },
  subtitles: {
    terms: '\u00A0: achat, livraison',
    privacy: '\u00A0: vos droits',
    withdrawal: '\u00A0: 14 jours et un formulaire',
    accessibility: '',
  },
  print: 'Imprimer',
}
