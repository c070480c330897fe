export const unsubscribe = {
  about: { title: 'Wypisanie z newslettera' },
  question: {
    heading: 'Wypisać się z newslettera?',
    explanation:
      'Po naciśnięciu przycisku nie będziemy już wysyłać newslettera na adres, na który przyszła wiadomość z tym linkiem. Wiadomości o zamówieniach i członkostwie będą przychodzić nadal.',
  },
  unsubscribe: 'Wypisz się',
  done: {
    heading: 'Ten adres jest wypisany',
    explanation:
      'Na ten adres nie wyślemy już newslettera. Wiadomości o zamówieniach i członkostwie będą przychodzić nadal.',
  },
  unknown: {
    heading: 'Nie znamy tego linku',
    explanation:
      'Być może został skopiowany tylko częściowo. Otwórz go prosto z wiadomości albo napisz do biura: wypiszemy ten adres za Ciebie.',
  },
  failed: {
    heading: 'Coś poszło nie tak',
    explanation: 'Nie wiemy teraz, co jest z tym linkiem. Spróbuj jeszcze raz za chwilę.',
  },
  tryAgain: 'Spróbuj ponownie',
  toHome: 'Na stronę główną',
}
