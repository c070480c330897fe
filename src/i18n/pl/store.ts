import { plural } from '../plural.ts'

export const store = {
  about: {
    title: 'Sklep',
    description:
      'Celtycka sól morska z Loire-Atlantique w sześciu opakowaniach: od 250 g do worka 25 kg dla gastronomii.',
  },
  title: 'Sklep',
  lead: 'Jedna sól, sześć opakowań. Zbierana drewnianymi grabiami, suszona słońcem i wiatrem, niczym nieoczyszczana.',
  count: plural('pl', { one: '# produkt', few: '# produkty', many: '# produktów', other: '# produktu' }),
  loading: 'Wczytywanie produktów',
  perKilogram: (price: string) => `${price} / kg`,
  outOfStock: 'Brak w magazynie',
  error: 'Błąd:',
  tryAgain: 'Spróbuj ponownie',
  empty: 'Brak dostępnych produktów',
  emptyNext: 'Nowe zbiory są w drodze. Zajrzyj do nas ponownie wkrótce.',
}
