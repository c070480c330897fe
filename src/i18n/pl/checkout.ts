import { plural } from '../plural.ts'

export const checkout = {
  about: { title: 'Zamówienie', description: 'Co zamawiasz i ile to kosztuje.' },
  title: 'Zamówienie',
  toPay: plural('pl', {
    one: '# produkt do zapłaty',
    few: '# produkty do zapłaty',
    many: '# produktów do zapłaty',
    other: '# produktu do zapłaty',
  }),
  empty: 'Twój koszyk jest pusty',
  toStore: 'Wróć do sklepu',
  toCart: 'Wróć do koszyka',
  notYet: 'Płatności online jeszcze nie działają',
  notYetNext: 'Koszyk zostaje w\u00A0tej przeglądarce. Jeśli nie chcesz czekać, napisz do nas:',
}
