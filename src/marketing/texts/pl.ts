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

export const newsletter = {
  about: { title: 'Newsletter' },
  heading: 'Listy znad salin',
  explanation:
    'Nowe zbiory, przepisy i\u00A0promocje, prosto do Twojej skrzynki. Najpierw wyślemy wiadomość, w\u00A0której potwierdzisz adres.',
  asked: 'Jeszcze jeden krok',
  faulty: 'To nie wygląda na adres e-mail. Sprawdź go i\u00A0spróbuj ponownie.',
  toStore: 'Zobacz sklep',
}

export const newsletterLink = {
  about: { title: 'Potwierdzenie newslettera' },
  question: {
    heading: 'Zapisać Cię na newsletter?',
    explanation: 'Naciśnij przycisk, a\u00A0będziemy pisać na adres, na który przyszła wiadomość z\u00A0tym linkiem.',
  },
  confirm: 'Tak, zapiszcie mnie',
  done: {
    heading: 'Adres jest na liście',
    explanation:
      'Newsletter będzie przychodzić na ten adres. Wypiszesz się jednym kliknięciem w\u00A0każdej wiadomości.',
  },
  left: {
    heading: 'Ten adres jest wypisany',
    explanation:
      'Ten link już nie działa, bo adres został wypisany z\u00A0newslettera. Możesz zapisać się jeszcze raz.',
  },
  unknown: {
    heading: 'Ten link nie działa',
    explanation: 'Link jest ważny 7 dni. Mógł też zostać skopiowany tylko częściowo. Możesz zapisać się jeszcze raz.',
  },
  failed: {
    heading: 'Coś poszło nie tak',
    explanation: 'Nie wiemy teraz, co jest z\u00A0tym linkiem. Spróbuj jeszcze raz za chwilę.',
  },
  again: 'Zapisz się na newsletter',
  tryAgain: 'Spróbuj ponownie',
  toStore: 'Zobacz sklep',
}
