import { brand } from '../../brand.ts'

export const login = {
  about: {
    title: 'Logowanie',
    description: `Zaloguj się do sklepu ${brand.name}, załóż konto albo kup jako gość.`,
  },
  back: 'Wróć do sklepu',
  title: 'Zaloguj się',
  lead: 'Konto pamięta Twój adres i zamówienia. Bez konta kupisz tę samą sól, tylko adres wpiszesz za każdym razem.',
}
