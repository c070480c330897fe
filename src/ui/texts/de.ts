import { brand } from '../../brand.ts'
import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop: typeof pl.shop = {
  cart: 'Warenkorb',
  pieces: plural('de', { one: '# Stück', other: '# Stück' }),
  account: 'Ihr Konto',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  greeting: (name) => `Guten Tag, ${name}`,
  add: 'In den Warenkorb',
  addThis: (product) => `In den Warenkorb: ${product}`,
  quantity: (product) => `Menge: ${product}`,
  fewer: (product) => `Weniger: ${product}`,
  more: (product) => `Mehr: ${product}`,
  inCart: (count) => `im\u00A0Warenkorb: ${count}`,
  added: (product) => `Im Warenkorb: ${product}`,
  maxOfProduct: plural('de', { one: 'Höchstens # Stück je Bestellung.', other: 'Höchstens # Stück je Bestellung.' }),
  maxOfOrder: (count) => `Eine Bestellung darf insgesamt höchstens ${count} Stück enthalten.`,
  needMore: 'Sie brauchen mehr? Schreiben Sie uns.',
  toCart: 'Zum Warenkorb',
  reduction: { regular: 'Regulärer Preis:', lowest: 'Niedrigster Preis der letzten 30 Tage vor der Preissenkung:' },
  toasts: { region: 'Benachrichtigungen', close: 'Benachrichtigung schließen' },
}

export const members: typeof pl.members = {
  core: {
    heading: 'Das Team',
    lead: 'Sie halten die Vereinigung im Alltag am Laufen: in den Salzgärten, im Lager und im Büro.',
    loading: 'Das Team wird geladen',
    failed: 'Das Team konnte nicht geladen werden',
    empty: 'Hier stellen wir bald unser Team vor',
    emptyNext: 'Darauf müssen Sie nicht warten: Aufnahmeanträge sind schon heute willkommen.',
  },
  chefs: {
    heading: 'Köchinnen und Köche',
    lead: 'Sie wissen, woher das Salz zwischen ihren Fingern kommt.',
    loading: 'Köchinnen und Köche werden geladen',
    failed: 'Die Köchinnen und Köche konnten nicht geladen werden',
    empty: 'Hier stellen wir bald unsere Köchinnen und Köche vor',
    emptyNext: 'Kochen Sie mit unserem Salz? Melden Sie sich, dann stellen wir hier auch Sie vor.',
    description: 'Kocht mit von Hand geerntetem keltischem Meersalz und gehört unserer Vereinigung an.',
  },
  restaurants: {
    heading: 'Restaurants und Hotels',
    lead: 'In ihren Küchen und auf ihren Tischen steht dasselbe Salz.',
    loading: 'Restaurants und Hotels werden geladen',
    failed: 'Die Restaurants und Hotels konnten nicht geladen werden',
    empty: 'Hier stellen wir bald unsere Restaurants und Hotels vor',
    emptyNext: 'Führen Sie ein Restaurant oder ein Hotel? Melden Sie sich, dann stellen wir hier auch Ihr Haus vor.',
    description: 'Würzt mit von Hand geerntetem keltischem Meersalz und gehört unserer Vereinigung an.',
  },
  join: 'Mitglied werden',
  noAnswer: 'Der Server hat nicht geantwortet. Bitte prüfen Sie Ihre Internetverbindung.',
  tryAgain: 'Erneut versuchen',
  readMore: 'Weiterlesen',
  readLess: 'Weniger anzeigen',
  carousel: {
    carousel: 'Karussell',
    slide: 'Karte',
    slideOf: (slide, count) => `${slide} von ${count}`,
    slidesOf: (first, last, count) =>
      first === last ? `Karte ${first} von ${count}` : `Karten ${first}–${last} von ${count}`,
    previous: 'Vorherige Karten',
    next: 'Nächste Karten',
    pages: 'Karten auswählen',
    turnTo: (first, last) => (first === last ? `Zu Karte ${first}` : `Zu den Karten ${first}–${last}`),
  },
}

export const newsletter: typeof pl.newsletter = {
  heading: 'Newsletter',
  lead: 'Neue Ernten, Rezepte und Angebote.',
  inbox: 'Postfach für den Newsletter',
  get consent() {
    return `Ich möchte den Newsletter von ${brand.name} an diese Adresse erhalten: Neuigkeiten, Rezepte und Angebote. Abmelden kann ich mich mit einem Klick in jeder Ausgabe.`
  },
  privacy: 'So schützen wir Ihre Daten',
  send: 'Newsletter abonnieren',
  sending: 'Einen Moment\u00A0…',
  sent: 'Bitte sehen Sie in Ihrem Postfach nach. Steht diese Adresse noch nicht auf der Liste, finden Sie dort eine E-Mail mit einer Schaltfläche zum Bestätigen.',
  failed: 'Das hat nicht geklappt. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
}
