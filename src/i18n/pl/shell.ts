import { brand } from '../../brand.ts'
export const shell = {
  skipToContent: 'Przejdź do treści',
  openMenu: 'Otwórz menu',
  closeMenu: 'Zamknij menu',
  menu: 'Menu',
  homeLink: `Strona główna ${brand.name}`,
  chooseLanguage: 'Język',
  followUs: 'Obserwuj nas',
  tagline: 'Sól zbierana ręcznie w Bretanii',
  links: {
    home: 'Strona główna',
    activities: 'Działalność',
    team: 'O nas',
    cooperation: 'Współpraca',
    contact: 'Kontakt',
    store: 'Sklep',
  },
  /** Each leads to the page of its name. */
  legal: {
    withdraw: 'Odstąp od umowy tutaj',
    imprint: 'Dane sprzedawcy',
    terms: 'Regulamin',
    delivery: 'Dostawa i\u00A0płatność',
    withdrawal: 'Zwroty',
    guarantee: 'Gwarancja prawna',
    privacy: 'Prywatność',
    accessibility: 'Dostępność',
  },
}
