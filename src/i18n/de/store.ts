import { plural } from '../plural.ts'
import type { StoreTexts } from '../store.ts'

export const store: StoreTexts = {
  about: { title: 'Shop für keltisches Meersalz' },
  title: 'Shop',
  lead: 'Ein Salz, Größen für jede Küche. Mit Holzrechen geerntet, von Sonne und Wind getrocknet, durch nichts raffiniert.',
  count: plural('de', { one: '# Produkt', other: '# Produkte' }),
  loading: 'Produkte werden geladen',
  perKilogram: (price) => `${price} / kg`,
  outOfStock: 'Nicht vorrätig',
  error: 'Fehler:',
  tryAgain: 'Erneut versuchen',
  empty: 'Keine Produkte verfügbar',
  emptyNext: 'Die neue Ernte ist unterwegs. Schauen Sie bald wieder vorbei.',
  packages: {
    title: 'Vom Tisch bis in die Küche',
    text: 'Alle unsere Packungen in ihrem wahren Größenverhältnis: das Glas für den Tisch, Schachtel und Beutel für zu Hause, die Säcke für Küchen, in denen täglich gekocht wird.',
  },
}
