export const pages = {
  notFound: {
    title: 'Nie znaleziono strony',
    heading: 'Tej strony nie ma',
    explanation: 'Adres mógł zostać zmieniony albo wkradła się literówka. Od brzegu zawsze da się wrócić.',
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
