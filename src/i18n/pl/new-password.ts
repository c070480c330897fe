export const newPassword = {
  about: { title: 'Nowe hasło' },
  choose: {
    heading: 'Ustaw nowe hasło',
    explanation: 'Po zmianie wszystkie urządzenia zostaną wylogowane. Zalogujesz się na nich nowym hasłem.',
  },
  done: {
    heading: 'Hasło zostało zmienione',
    explanation: 'Wszystkie urządzenia zostały wylogowane. Zaloguj się teraz nowym hasłem.',
  },
  toLogin: 'Zaloguj się',
  used: {
    heading: 'Ten link został już użyty',
    explanation: 'Każdy link działa tylko raz. Jeśli hasło trzeba zmienić ponownie, poproś o nowy.',
  },
  expired: {
    heading: 'Ten link stracił ważność',
    explanation: 'Link działa przez godzinę od wysłania. Poproś o nowy, przyjdzie od razu.',
  },
  unknown: {
    heading: 'Nie znamy tego linku',
    explanation: 'Być może został skopiowany tylko częściowo. Otwórz go prosto z wiadomości albo poproś o nowy.',
  },
  askAgain: 'Poproś o nowy link',
  failed: {
    heading: 'Coś poszło nie tak',
    explanation: 'Nie wiemy teraz, co jest z tym linkiem. Spróbuj jeszcze raz za chwilę.',
  },
  tryAgain: 'Spróbuj ponownie',
}
