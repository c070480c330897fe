import type * as pl from './pl.server.ts'

export const recall: typeof pl.recall = {
  subject: (product, lot) => `Wichtig: Wir rufen ${product} zurück, Charge ${lot}`,
  heading: 'Wir rufen eine Charge eines Produkts zurück, das wir Ihnen geschickt haben',
  stop: 'Prüfen Sie die Chargennummer auf der Packung. Stimmt sie überein, verwenden Sie das Produkt nicht und geben Sie es nicht weiter.',
  product: 'Produkt',
  lot: 'Chargennummer',
  bestBefore: 'Mindestens haltbar bis',
  orders: 'Ihre Bestellung',
  toContact: 'Schreiben Sie uns',
  contact: (shop) =>
    `Haben Sie Fragen, oder ist das Produkt bei jemand anderem? Antworten Sie auf diese E-Mail. Wir helfen. ${shop}`,
}
