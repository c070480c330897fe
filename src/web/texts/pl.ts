import { brand } from '../../brand.ts'

export const shell = {
  skipToContent: 'Przejdź do treści',
  openMenu: 'Otwórz menu',
  closeMenu: 'Zamknij menu',
  mainPages: 'Najważniejsze strony',
  menu: 'Menu',
  get homeLink() {
    return `Strona główna ${brand.name}`
  },
  chooseLanguage: 'Język',
  followUs: 'Obserwuj nas',
  tagline: 'Sól zbierana ręcznie w Bretanii',
  /** In the order of the drawer. Each leads to the page of its name. */
  links: {
    home: 'Strona główna',
    store: 'Sklep',
    activities: 'Działalność',
    team: 'O nas',
    cooperation: 'Współpraca',
    joinus: 'Członkostwo',
    contact: 'Kontakt',
  },
  columns: { shop: 'Zakupy', association: 'Stowarzyszenie', help: 'Pomoc' },
  service: { order: 'Gdzie jest paczka?', recipes: 'Przepisy' },
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

export const pages = {
  notFound: {
    title: 'Nie znaleziono strony',
    heading: 'Tej strony nie ma',
    explanation:
      'Adres mógł się zmienić albo wkradła się do niego literówka. Zacznij od strony głównej albo zajrzyj do sklepu.',
    toHome: 'Na stronę główną',
    toStore: 'Do sklepu',
  },
  broken: {
    title: 'Coś poszło nie tak',
    heading: 'Coś poszło nie tak',
    explanation: 'To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę.',
    tryAgain: 'Spróbuj ponownie',
  },
}
