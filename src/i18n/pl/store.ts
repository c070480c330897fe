import { plural } from '../plural.ts'

export const store = {
  about: { title: 'Sklep z celtycką solą morską' },
  title: 'Sklep',
  lead: 'Jedna sól, opakowania na każdą kuchnię. Zbierana drewnianymi grabiami, suszona słońcem i wiatrem, niczym nieoczyszczana.',
  count: plural('pl', { one: '# produkt', few: '# produkty', many: '# produktów', other: '# produktu' }),
  loading: 'Wczytywanie produktów',
  perKilogram: (price: string) => `${price} / kg`,
  outOfStock: 'Brak w magazynie',
  error: 'Błąd:',
  tryAgain: 'Spróbuj ponownie',
  empty: 'Brak dostępnych produktów',
  emptyNext: 'Nowe zbiory są w drodze. Zajrzyj do nas ponownie wkrótce.',
  packages: {
    title: 'Od stołu po kuchnię',
    text: 'Wszystkie nasze opakowania w\u00A0prawdziwych proporcjach: słoik na stół, pudełko i\u00A0torebka do domu, worki do kuchni, w\u00A0których gotuje się codziennie.',
  },
}
