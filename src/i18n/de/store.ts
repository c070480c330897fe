import { plural } from '../plural.ts'
import type { StoreTexts } from '../store.ts'

export const store: StoreTexts = {
  about: {
    title: 'Shop',
    description:
      'Keltisches Meersalz aus Loire-Atlantique in sechs Größen, von 250 g bis zum 25-kg-Sack für Großküchen.',
  },
  title: 'Shop',
  lead: 'Ein Salz, sechs Größen. Mit Holzrechen geerntet, von Sonne und Wind getrocknet, durch nichts raffiniert.',
  count: plural('de', { one: '# Produkt', other: '# Produkte' }),
  loading: 'Produkte werden geladen',
  perKilogram: (price) => `${price} / kg`,
  outOfStock: 'Nicht vorrätig',
  error: 'Fehler:',
  tryAgain: 'Erneut versuchen',
  empty: 'Keine Produkte verfügbar',
  emptyNext: 'Die neue Ernte ist unterwegs. Schauen Sie bald wieder vorbei.',
}
