import type * as pl from './pl.server.ts'
import { reasons } from './de.ts'

export const request: typeof pl.request = {
  subject: (number) => `Wie schmeckt das Salz aus Bestellung ${number}?`,
  heading: 'Wie schmeckt das Salz?',
  explanation:
    'Bei der Bestellung haben Sie um diese Nachricht gebeten. Ein paar Worte von Ihnen helfen anderen bei der Wahl und zeigen uns, was wir besser machen können.',
  fair: 'Wir veröffentlichen gute und schlechte Bewertungen. Rabatte oder Belohnungen gibt es dafür nicht.',
  write: 'Bewertung schreiben',
  once: 'Das ist die einzige Nachricht dazu. Der Link gilt 90 Tage.',
  noMore: 'Ich möchte keine solchen Nachrichten',
}

export const refused: typeof pl.refused = {
  subject: (number) => `Ihre Bewertung zur Bestellung ${number}`,
  heading: 'Wir haben Ihre Bewertung nicht veröffentlicht',
  explanation: 'Wir veröffentlichen gute und schlechte Bewertungen. Bei dieser ging es aus dem folgenden Grund nicht.',
  product: 'Produkt',
  reason: 'Grund: Die Bewertung',
  reasons,
  anew: 'Sie können sie ohne die beanstandete Stelle neu schreiben.',
  write: 'Bewertung neu schreiben',
  disagree: 'Sie sehen das anders? Schreiben Sie uns, dann liest sie jemand anderes.',
}
