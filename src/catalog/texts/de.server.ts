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
  toPanel: 'Produkt öffnen',
}

export const back: typeof pl.back = {
  subject: (product: string) => `Wieder da: ${product}`,
  heading: (product: string) => `${product} ist wieder vorrätig`,
  explanation:
    'Sie wollten wissen, wann es wieder da ist. Wir legen nichts zurück: Das Produkt gibt es, solange der Vorrat reicht.',
  toProduct: 'Im Shop ansehen',
  once: 'Das ist die einzige E-Mail dazu. Ihre Adresse steht nicht mehr auf der Warteliste für dieses Produkt.',
}
