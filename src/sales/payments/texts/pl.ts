export const demoPayment = {
  about: { title: 'Płatność testowa' },
  demonstration: 'Pokaz',
  heading: 'Płatność testowa',
  explanation:
    'To nie jest prawdziwa płatność. Ten sklep nie jest jeszcze połączony z\u00A0operatorem płatności, więc zastępuje go ta strona. Nikt nie poprosi o\u00A0kartę i\u00A0nikt nie pobierze pieniędzy.',
  order: 'Zamówienie',
  amount: 'Do zapłaty',
  pay: 'Zapłać testowo',
  decline: 'Odrzuć płatność',
  back: 'Wróć bez płacenia',
  paid: {
    heading: 'Płatność testowa się udała',
    explanation: 'Nikt nie pobrał pieniędzy. Zamówienie jest opłacone tylko testowo.',
  },
  declined: {
    heading: 'Płatność została odrzucona',
    explanation: 'Tak wygląda zamówienie, gdy bank odmówi. Nic nie trzeba płacić.',
  },
  expired: {
    heading: 'Czas na tę płatność minął',
    explanation: 'Na tej stronie nie można już zapłacić. Na stronie zamówienia przeczytasz, co dalej.',
  },
  unknown: {
    heading: 'Nie znamy tej płatności',
    explanation: 'Być może adres został skopiowany tylko częściowo. Zamówienie można złożyć w\u00A0sklepie.',
  },
  failed: {
    heading: 'Coś poszło nie tak',
    explanation: 'Nie wiemy teraz, co jest z\u00A0tą płatnością. Spróbuj jeszcze raz za chwilę.',
  },
  tryAgain: 'Spróbuj ponownie',
  toOrder: 'Zobacz zamówienie',
  toStore: 'Do sklepu',
}

/** How an order is paid by bank transfer. */
export const transferPayment = {
  recipient: 'Odbiorca',
  account: 'Numer rachunku',
  bank: 'Bank',
  received: 'Wpłynęło',
  amount: 'Kwota',
  missing: 'Brakuje',
  title: 'Tytuł przelewu',
  titleHint: 'Wpisz tylko ten numer: po nim rozpoznamy wpłatę.',
  until: (moment: string) => `Towar czeka na Ciebie do ${moment}. Przelew idzie zwykle jeden dzień roboczy.`,
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  copyOf: (name: string) => `Kopiuj: ${name}`,
  code: 'Kod przelewu do zeskanowania w\u00A0aplikacji banku',
  codeHint: 'Zeskanuj w\u00A0aplikacji banku, a\u00A0wypełni przelew za Ciebie.',
  short: 'Otrzymaliśmy tylko część kwoty. Dopłać resztę na ten sam rachunek, z\u00A0tym samym tytułem.',
}
