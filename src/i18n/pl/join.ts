export const join = {
  about: { title: 'Dołącz do stowarzyszenia restauratorów' },
  title: 'Dołącz do nas',
  lead: 'Łączy nas jeden składnik: sól, którą ktoś zebrał ręcznie. Napisz, kim jesteś i gdzie gotujesz. To zajmie kilka minut.',
  whatComes: 'Co dzieje się potem',
  coming: [
    { when: 'Od razu', what: 'Potwierdzenie w Twojej skrzynce.' },
    { when: '24–48 godzin', what: 'Materiały cyfrowe: logo, grafiki do mediów społecznościowych, certyfikat.' },
    {
      when: 'Po Twoim wpisie',
      what: 'Przesyłka od nas, gdy pokażesz materiały w mediach społecznościowych i wyślesz nam link.',
    },
  ],
  needsJavaScript: 'Zgłoszenie przez formularz wymaga JavaScriptu. Możesz też napisać zwykłą wiadomość:',
  missing: 'Nie udało się wczytać formularza. Sprawdź połączenie i wybierz jeszcze raz.',
  choose: 'Wybierz rodzaj członkostwa',
  kinds: {
    chef: {
      name: 'Szef kuchni',
      explanation: 'Gotujesz i odpowiadasz za smak swoich dań.',
      heading: 'Zgłoszenie szefa kuchni',
    },
    restaurant: {
      name: 'Restauracja lub hotel',
      explanation: 'Prowadzisz lokal, do którego goście wracają.',
      heading: 'Zgłoszenie restauracji lub hotelu',
    },
  },
}
