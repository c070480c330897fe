import { brand } from '../../brand.ts'
import type { LegalTexts } from '../legal.ts'

export const legal: LegalTexts = {
  about: { title: 'Rechtliches', description: `Die Regeln, nach denen ${brand.name} verkauft.` },
  descriptions: {
    terms: `Wie man bei ${brand.name} einkauft: Bestellung, Zahlung, Lieferung, Reklamation.`,
    privacy: `Welche Daten ${brand.name} erhebt, wozu, wie lange sie bleiben und welche Rechte Sie haben.`,
    withdrawal: 'Wie Sie einen Vertrag binnen 14 Tagen widerrufen, wer die Rücksendung zahlt, und ein Muster.',
  },
  print: 'Drucken',
}
