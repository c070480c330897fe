import { plural } from '../plural.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop = {
  cart: 'Koszyk',
  pieces: plural('pl', { one: '# sztuka', few: '# sztuki', many: '# sztuk', other: '# sztuki' }),
  account: 'Twoje konto',
  signIn: 'Zaloguj się',
  signOut: 'Wyloguj się',
  greeting: (name: string) => `Dzień dobry, ${name}`,
  add: 'Do koszyka',
  addThis: (product: string) => `Do koszyka: ${product}`,
  inCart: (count: number) => `w\u00A0koszyku: ${count}`,
  added: (product: string) => `Dodano do\u00A0koszyka: ${product}`,
  full: 'W\u00A0koszyku jest już największa możliwa liczba sztuk tego produktu.',
  toCart: 'Zobacz koszyk',
  reduction: { regular: 'Cena regularna:', lowest: 'Najniższa cena z\u00A030 dni przed obniżką:' },
  toasts: { region: 'Powiadomienia', close: 'Zamknij powiadomienie' },
  withoutScripts: 'Do zakupów potrzebny jest JavaScript. Zamówienie możesz też złożyć e-mailem:',
}
