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
  mostOfProduct: plural('pl', {
    one: 'Najwięcej w\u00A0jednym zamówieniu: # sztuka.',
    few: 'Najwięcej w\u00A0jednym zamówieniu: # sztuki.',
    many: 'Najwięcej w\u00A0jednym zamówieniu: # sztuk.',
    other: 'Najwięcej w\u00A0jednym zamówieniu: # sztuki.',
  }),
  mostOfOrder: (count: number) =>
    `W\u00A0jednym zamówieniu mieści się najwyżej ${count}\u00A0sztuk wszystkich produktów razem.`,
  needMore: 'Potrzebujesz więcej? Napisz do nas.',
  toCart: 'Zobacz koszyk',
  reduction: { regular: 'Cena regularna:', lowest: 'Najniższa cena z\u00A030 dni przed obniżką:' },
  toasts: { region: 'Powiadomienia', close: 'Zamknij powiadomienie' },
  withoutScripts: 'Do zakupów potrzebny jest JavaScript. Zamówienie możesz też złożyć e-mailem:',
}
