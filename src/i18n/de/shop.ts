import { plural } from '../plural.ts'
import type { ShopTexts } from '../shop.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop: ShopTexts = {
  cart: 'Warenkorb',
  pieces: plural('de', { one: '# Stück', other: '# Stück' }),
  account: 'Ihr Konto',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  greeting: (name) => `Guten Tag, ${name}`,
  add: 'In den Warenkorb',
  addThis: (product) => `In den Warenkorb: ${product}`,
  inCart: (count) => `im\u00A0Warenkorb: ${count}`,
  added: (product) => `Im Warenkorb: ${product}`,
  mostOfProduct: plural('de', { one: 'Höchstens # Stück je Bestellung.', other: 'Höchstens # Stück je Bestellung.' }),
  mostOfOrder: (count) => `Eine Bestellung fasst höchstens ${count} Stück aller Produkte zusammen.`,
  needMore: 'Sie brauchen mehr? Schreiben Sie uns.',
  toCart: 'Zum Warenkorb',
  reduction: { regular: 'Regulärer Preis:', lowest: 'Niedrigster Preis der letzten 30 Tage vor der Preissenkung:' },
  toasts: { region: 'Benachrichtigungen', close: 'Benachrichtigung schließen' },
  withoutScripts: 'Zum Einkaufen wird JavaScript gebraucht. Sie können auch per E-Mail bestellen:',
}
