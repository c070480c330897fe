import { plural } from '../plural.ts'
import type { Texts } from '../texts.ts'

export const store: Texts['store'] = {
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
