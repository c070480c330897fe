import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const product: typeof pl.product = {
  about: { title: 'Dieses Produkt ist nicht im Sortiment' },
  whereElse:
    'Vielleicht verkaufen wir es nicht mehr, vielleicht steckt in der Adresse ein Tippfehler. Im Shop finden Sie alles, was gerade im Regal steht.',
  toStore: 'Zurück zum Shop',
  perKilogram: (price) => `${price} / kg`,
  inStock: 'Vorrätig',
  outOfStock: 'Nicht vorrätig',
  pictures: 'Bilder des Produkts',
  pictureOf: (n: number, all: number) => `Bild ${n} von ${all}`,
  otherSizes: 'Andere Größen',
  vat: 'inkl. MwSt., zzgl. Versand',
  withoutDelivery: 'zzgl. Versand',
  goodFor: 'Wofür es sich eignet',
  harvest: 'Wer es erntet und wie',
  views: {
    package: (name) => name,
    crystals: (name) => `${name}: die Kristalle aus der Nähe`,
    use: (name) => `${name} im Gebrauch`,
    back: (name) => `${name}: Rückseite der Packung`,
  },
}

export const food: typeof pl.food = {
  legalName: 'Bezeichnung',
  ingredients: 'Zutaten',
  allergens: 'Allergene',
  netWeight: 'Nettogewicht',
  origin: 'Herkunft',
  storage: 'Aufbewahrung',
  operator: 'Verantwortlich',
  byCourier: 'Nur per Kurier.',
  courierOnly: (limit) =>
    `Nur per Kurier: Verpackt wiegt es mehr als ${limit} und ist damit zu schwer für einen Paketautomaten.`,
}

export const delivery: typeof pl.delivery = {
  title: 'Lieferung',
  home: 'Per Kurier nach Hause',
  inpost: 'Paketautomat',
  from: (cost) => `ab ${cost}`,
  free: 'kostenlos',
  freeFrom: (worth) => `kostenlos ab ${worth}`,
  days: (from, to) =>
    to === 0
      ? 'meist noch am selben Tag'
      : from === to
        ? `meist am ${to}. Werktag nach der Bestellung`
        : `meist ${from > 0 ? `${from} bis ${to} Werktage` : `innerhalb von ${to === 1 ? 'einem Werktag' : `${to} Werktagen`}`} nach der Bestellung`,
  costs: 'Kosten und Lieferzeiten',
  returns: '14 Tage Rückgaberecht',
}

export const store: typeof pl.store = {
  about: { title: 'Shop für keltisches Meersalz' },
  title: 'Shop',
  lead: 'Ein Salz, Größen für jede Küche. Mit Holzrechen geerntet, von Sonne und Wind getrocknet, nie raffiniert.',
  count: plural('de', { one: '# Produkt', other: '# Produkte' }),
  loading: 'Produkte werden geladen',
  perKilogram: (price) => `${price} / kg`,
  freeDelivery: {
    any: (amount) => `Kostenlose Lieferung in Polen ab ${amount}`,
    home: (amount) => `Kostenlose Kurierlieferung in Polen ab ${amount}`,
    pickup_point: (amount) => `Kostenlose Lieferung an einen Paketautomaten ab ${amount}`,
  },
  upTo: (weight) => ` (bis ${weight})`,
  outOfStock: 'Nicht vorrätig',
  error: 'Fehler:',
  tryAgain: 'Erneut versuchen',
  empty: 'Keine Produkte verfügbar',
  emptyNext: 'Die neue Ernte ist unterwegs. Schauen Sie bald wieder vorbei.',
  packages: {
    title: 'Vom Tisch bis in die Küche',
    text: 'Alle unsere Packungen im wahren Größenverhältnis: das Glas für den Tisch, Schachtel und Beutel für zu Hause, die Säcke für Küchen, in denen täglich gekocht wird.',
  },
}

/** Hearing when a sold-out product is back. */
export const stockWait: typeof pl.stockWait = {
  open: 'Bescheid bekommen, wenn es wieder da ist',
  email: 'E-Mail',
  consent:
    'Bitte schreiben Sie mir einmal an diese Adresse, sobald das Produkt wieder vorrätig ist. Danach, spätestens nach 12 Monaten, wird die Adresse von der Warteliste gelöscht. An eine Adresse, die von unseren E-Mails abgemeldet wurde, schreiben wir nicht.',
  send: 'Auf die Warteliste',
  sending: 'Wird gesendet\u00A0…',
  sent: 'Notiert. Wir schreiben Ihnen, sobald es wieder da ist.',
  failed: 'Das konnte nicht gespeichert werden. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
}

export const rating: typeof pl.rating = {
  outOf: (average) => `${average} von 5`,
  count: plural('de', { one: '# Bewertung', other: '# Bewertungen' }),
}
