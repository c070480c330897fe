import type { CheckoutTexts } from '../checkout.ts'
import { plural } from '../plural.ts'

export const checkout: CheckoutTexts = {
  about: { title: 'Kasse', description: 'Was Sie bestellen und was es kostet.' },
  title: 'Kasse',
  toPay: plural('de', { one: '# Produkt zu bezahlen', other: '# Produkte zu bezahlen' }),
  empty: 'Ihr Warenkorb ist leer',
  toStore: 'Zurück zum Shop',
  toCart: 'Zurück zum Warenkorb',
  notYet: 'Online bezahlen geht noch nicht',
  notYetNext: 'Ihr Warenkorb bleibt in diesem Browser. Wenn Sie nicht warten möchten, schreiben Sie uns:',
}
