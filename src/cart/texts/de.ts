import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const cart: typeof pl.cart = {
  leftOut: {
    heading: 'Nicht alles konnte in den Warenkorb gelegt werden',
    none: (name) => `${name}: zurzeit nicht erhältlich`,
    fewer: (name, put, wanted) => `${name}: ${put} statt ${wanted}`,
  },
  about: { title: 'Warenkorb' },
  title: 'Warenkorb',
  count: plural('de', { one: '# Stück', other: '# Stück' }),
  loading: 'Der Warenkorb wird geladen',
  empty: 'Ihr Warenkorb ist leer',
  emptyNext: 'Dasselbe Salz wartet in mehreren Größen im Regal.',
  continueShopping: 'Weiter einkaufen',
  lines: 'Produkte im Warenkorb',
  perKilogram: (price) => `${price} / kg`,
  each: (price) => `${price} pro Stück`,
  change: 'Ändern',
  remove: 'Entfernen',
  removeThis: (product) => `Aus dem Warenkorb entfernen: ${product}`,
  removed: (product) => `Entfernt: ${product}`,
  undo: 'Rückgängig',
  undoThis: (product) => `Entfernen rückgängig machen: ${product}`,
  changed: (product, quantity, total) => `${product}: ${quantity}, zusammen ${total}`,
  problems: {
    gone: 'Dieses Produkt wird nicht mehr verkauft.',
    sold_out: 'Dieses Produkt ist gerade ausverkauft.',
    too_many: plural('de', { one: 'Nur noch # Stück vorrätig.', other: 'Nur noch # Stück vorrätig.' }),
    price_changed: (before, now) => `Der Preis hat sich von ${before} auf ${now} geändert.`,
  },
  repairs: {
    remove: 'Aus dem Warenkorb entfernen',
    reduce: (available) => `Auf ${available} ändern`,
    accept: 'Neuen Preis annehmen',
  },
  summary: 'Übersicht',
  subtotal: 'Produkte',
  weight: 'Gewicht',
  total: 'Gesamt',
  toFree: {
    any: (amount) => `Noch ${amount} bis zur kostenlosen Lieferung in Polen`,
    home: (amount) => `Noch ${amount} bis zur kostenlosen Kurierlieferung in Polen`,
    pickup_point: (amount) => `Noch ${amount} bis zur kostenlosen Lieferung an einen Paketautomaten`,
  },
  upTo: (weight) => ` (bis ${weight})`,
  arrives: (days: string) => `Lieferung in Polen: ${days}`,
  delivery:
    'Preise inklusive MwSt. Die Lieferung nach Hause oder an einen Paketautomaten wählen Sie im nächsten Schritt.',
  checkout: 'Zur Kasse',
  repairFirst: 'Bitte prüfen Sie zuerst die markierten Produkte.',
  checking: 'Abgleich mit dem Shop\u00A0…',
  unchecked:
    'Der Warenkorb konnte gerade nicht mit dem Shop abgeglichen werden. Preise und Bestand prüfen wir bei der Bestellung noch einmal.',
  tryAgain: 'Erneut versuchen',
}
