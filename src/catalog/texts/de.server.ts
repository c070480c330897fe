import type * as pl from './pl.server.ts'

export const stock: typeof pl.stock = {
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
}
