import { brand } from '../../brand.ts'
import type { LetterTexts } from '../letters.ts'

export const letters: LetterTexts = {
  frame: {
    footer: `Diese Nachricht hat der Shop ${brand.name} automatisch verschickt.`,
    unsubscribe: 'Newsletter abbestellen',
  },
  test: {
    subject: 'Testnachricht',
    heading: 'Die Post funktioniert',
    explanation: 'Wenn Sie dies lesen, kann der Shop Nachrichten an diese Adresse senden.',
    toStore: 'Zum Shop',
  },
  stock: {
    lowSubject: (product) => `Geht zur Neige: ${product}`,
    outSubject: (product) => `Ausverkauft: ${product}`,
    lowHeading: 'Der Bestand geht zur Neige',
    outHeading: 'Ein Produkt ist ausverkauft',
    lowExplanation: 'Von diesem Produkt ist nur noch wenig da. Füllen Sie den Bestand auf, bevor es den Kunden fehlt.',
    outExplanation:
      'Das letzte Stück wurde verkauft oder aus dem Bestand genommen. Im Shop ist das Produkt als nicht verfügbar gekennzeichnet.',
    product: 'Produkt',
    left: 'Noch vorhanden',
    toPanel: 'Zur Verwaltung',
  },
}
