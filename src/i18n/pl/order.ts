export const order = {
  about: { title: 'Zamówienie' },
  title: 'Zamówienie',
  loading: 'Wczytywanie zamówienia',
  toAccount: 'Twoje konto',
  toStore: 'Do sklepu',
  needsJavaScript: 'To zamówienie można zobaczyć tutaj tylko z\u00A0JavaScriptem. W\u00A0razie pytań napisz do biura:',
  unknown: {
    heading: 'Nie znamy tego linku',
    explanation:
      'Być może został skopiowany tylko częściowo. Otwórz go prosto z\u00A0wiadomości albo napisz do biura: sprawdzimy, co dzieje się z\u00A0zamówieniem.',
  },
  ended: {
    heading: 'Ten link stracił ważność',
    explanation: 'Linki do zamówień działają 90 dni. Podaj numer zamówienia i\u00A0e-mail, a\u00A0wyślemy nowy.',
  },
  newLink: 'Poproś o\u00A0nowy link',
  notOnAccount: {
    heading: 'Nie ma takiego zamówienia',
    explanation: 'Na tym koncie nie ma zamówienia pod tym adresem. Wszystkie, które są, stoją na koncie.',
  },
  signedOut: {
    heading: 'Zaloguj się, aby zobaczyć zamówienie',
    explanation:
      'W tej przeglądarce nikt nie jest zalogowany. Sesja mogła też wygasnąć albo zostać zakończona na innym urządzeniu.',
    toLogin: 'Zaloguj się',
  },
  failed: {
    heading: 'Nie udało się wczytać zamówienia',
    explanation: 'Sprawdź połączenie i\u00A0spróbuj jeszcze raz za chwilę.',
  },
  tryAgain: 'Spróbuj ponownie',
}
