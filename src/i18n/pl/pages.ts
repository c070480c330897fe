export const pages = {
  home: {
    title: 'celtycka sól morska zbierana ręcznie',
    description:
      'Stowarzyszenie szefów kuchni, restauracji i hoteli, które promuje celtycką sól morską zbieraną ręcznie w Loire-Atlantique.',
  },
  store: {
    title: 'Sklep',
    description:
      'Celtycka sól morska z Loire-Atlantique w sześciu opakowaniach: od 250 g do worka 25 kg dla gastronomii.',
  },
  notFound: {
    title: 'Nie znaleziono strony',
    description: 'Strony pod tym adresem nie ma.',
    heading: 'Tej strony nie ma',
    explanation: 'Adres mógł zostać zmieniony albo wkradła się literówka. Od brzegu zawsze da się wrócić.',
    toHome: 'Na stronę główną',
    toStore: 'Do sklepu',
  },
  broken: {
    title: 'Coś poszło nie tak',
    description: 'Coś poszło nie tak po naszej stronie.',
    heading: 'Coś poszło nie tak',
    explanation: 'To nasza wina, nie Twoja. Spróbuj jeszcze raz za chwilę.',
    tryAgain: 'Spróbuj ponownie',
  },
}
