import { plural } from '../../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const reasons: typeof pl.reasons = {
  insult: 'beleidigt jemanden',
  personal_data: 'enthält personenbezogene Daten',
  not_about_product: 'betrifft nicht das Produkt',
  advertising: 'ist Werbung',
  unlawful: 'verstößt gegen geltendes Recht',
}

export const shown: typeof pl.shown = {
  heading: 'Bewertungen',
  stars: plural('de', { one: '# Stern', other: '# Sterne' }),
  verified: 'Verifizierter Kauf',
  anonymous: 'Anonym',
  reply: 'Antwort des Shops',
  all: plural('de', { one: 'Alle Bewertungen (#)', other: 'Alle Bewertungen (#)' }),
  howChecked:
    'Nur wer dieses Produkt bei uns gekauft hat, kann es bewerten: Das Formular öffnet sich ausschließlich über den Link zu einer versandten Bestellung. Wir zahlen nicht für Bewertungen. Wir lesen jede vor der Veröffentlichung und veröffentlichen gute wie schlechte.',
  refused: plural('de', { one: '# Bewertung nicht veröffentlicht:', other: '# Bewertungen nicht veröffentlicht:' }),
  reasons,
  newer: 'Neuere Bewertungen',
  older: 'Ältere Bewertungen',
  page: (page, of) => `Seite ${page} von ${of}`,
  toProduct: 'Zurück zum Produkt',
}

export const all: typeof pl.all = {
  about: { title: 'Bewertungen' },
  title: (product) => `Bewertungen: ${product}`,
  unknown: {
    heading: 'Diese Seite gibt es nicht',
    explanation: 'Bewertungen finden Sie auf der Seite jedes Produkts.',
  },
  toStore: 'Zum Shop',
}

export const write: typeof pl.write = {
  about: { title: 'Ihre Bewertung' },
  heading: 'Wie schmeckt Ihnen das Salz?',
  lead: (order) => `Bestellung ${order}. Schreiben Sie es ehrlich: Wir veröffentlichen gute und schlechte Bewertungen.`,
  stars: 'Bewertung in Sternen',
  starNames: ['Schlecht', 'Mäßig', 'In Ordnung', 'Gut', 'Sehr gut'],
  body: 'Ihre Bewertung (freiwillig)',
  bodyHint: 'Höchstens 2.000 Zeichen.',
  name: 'Name zur Bewertung',
  nameHint: 'Lassen Sie das Feld leer, wenn kein Name erscheinen soll.',
  send: 'Bewertung senden',
  change: 'Bewertung ändern',
  of: (product) => `Bewertung für ${product}`,
  rules:
    'Ein Mensch liest jede Bewertung, bevor sie erscheint. Wir lehnen sie nur ab, wenn sie jemanden beleidigt, personenbezogene Daten enthält, nicht das Produkt betrifft, Werbung ist oder gegen geltendes Recht verstößt, und sagen immer, warum.',
  states: {
    waiting: 'Wird noch gelesen. Bis sie erscheint, können Sie sie ändern.',
    published: 'Veröffentlicht. Wenn Sie sie ändern oder löschen möchten, schreiben Sie uns.',
    refused: 'Nicht veröffentlicht, denn sie',
  },
  anew: 'Sie können sie neu schreiben.',
  answers: {
    saved: 'Danke! Ihre Bewertung wird nun gelesen.',
    stars: 'Wählen Sie 1 bis 5 Sterne.',
    body: 'Eine Bewertung hat höchstens 2.000 Zeichen.',
    name: 'Ein Name hat höchstens 40 Zeichen.',
    published: 'Diese Bewertung ist schon veröffentlicht.',
    product: 'Dieses Produkt ist nicht in dieser Bestellung oder wurde noch nicht versandt.',
  },
  tooEarly: {
    heading: 'Noch ein wenig zu früh',
    explanation: 'Bewerten können Sie, sobald die Bestellung versandt ist. Dann funktioniert dieser Link.',
  },
  unknown: {
    heading: 'Dieser Link funktioniert nicht',
    explanation: 'Wir kennen ihn nicht, oder er ist abgelaufen. Bitten Sie um einen neuen.',
  },
  failed: {
    heading: 'Das hat nicht geklappt',
    explanation: 'Wir konnten diese Seite nicht laden. Bitte versuchen Sie es gleich noch einmal.',
  },
  newLink: 'Neuen Link anfordern',
  tryAgain: 'Erneut versuchen',
  toOrder: 'Zur Bestellung',
}
