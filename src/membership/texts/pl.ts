import { brand } from '../../brand.ts'

export const join = {
  about: { title: 'Dołącz do stowarzyszenia restauratorów' },
  title: 'Dołącz do nas',
  lead: 'Łączy nas jeden składnik: sól, którą ktoś zebrał ręcznie. Napisz, kim jesteś i gdzie gotujesz. To zajmie kilka minut.',
  whatComes: 'Co dalej',
  coming: [
    { when: 'Od razu', what: 'Potwierdzenie w Twojej skrzynce.' },
    { when: '24–48 godzin', what: 'Materiały cyfrowe: logo, grafiki do mediów społecznościowych, certyfikat.' },
    {
      when: 'Po Twoim wpisie',
      what: 'Przesyłka od nas, gdy pokażesz materiały w mediach społecznościowych i wyślesz nam link.',
    },
  ],
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

export const application = {
  changeType: 'Zmień rodzaj',
  allRequired: 'Wszystkie pola oprócz zdjęcia są wymagane.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  organizationName: 'Nazwa restauracji lub hotelu',
  email: 'E-mail',
  chefAddress: 'Adres do wysyłki materiałów',
  chefAddressHint: 'Tylko dla nas. Nie pojawi się na stronie.',
  restaurantAddress: 'Adres',
  restaurantAddressHint: 'Goście zobaczą go na stronie.',
  chefDescription: 'Kilka słów o Tobie',
  restaurantDescription: 'Kilka słów o Waszym lokalu',
  descriptionHint: 'Pojawią się na stronie, gdy zatwierdzimy zgłoszenie.',
  photo: {
    label: 'Zdjęcie (nieobowiązkowe)',
    hint: 'JPEG, PNG lub WebP, najwyżej 10 MB.',
    choose: 'Wybierz zdjęcie',
    change: 'Zmień zdjęcie',
    remove: 'Usuń zdjęcie',
    preview: 'Podgląd wybranego zdjęcia',
    again: 'Wybierz zdjęcie jeszcze raz: przeglądarka nie wpisze go sama.',
  },
  get newsletterNotice() {
    return `Wysyłając zgłoszenie, zapisujesz się także na newsletter stowarzyszenia ${brand.name}. Wypiszesz się jednym kliknięciem w każdej wiadomości.`
  },
  submit: 'Wyślij zgłoszenie',
  sending: 'Wysyłanie…',
  sent: {
    chef: 'Dziękujemy! Zgłoszenie zostało wysłane. Sprawdź swoją skrzynkę.',
    restaurant: 'Dziękujemy! Zgłoszenie Waszego lokalu zostało wysłane. Sprawdź swoją skrzynkę.',
  },
  failed: 'Błąd podczas wysyłania formularza',
}

export const success = {
  about: { title: 'Dziękujemy za zgłoszenie' },
  title: { chef: 'Dziękujemy za zgłoszenie', restaurant: 'Dziękujemy, że otwieracie drzwi' },
  thanks: {
    chef: 'Twoje zgłoszenie jest u nas. Potwierdzenie czeka już w Twojej skrzynce, a na stronie pojawisz się, gdy zatwierdzimy zgłoszenie.',
    restaurant:
      'Zgłoszenie Waszego lokalu jest u nas. Potwierdzenie czeka już w skrzynce, a na stronie pojawicie się, gdy zatwierdzimy zgłoszenie.',
  },
  materials: {
    heading: 'Materiały cyfrowe',
    explanation: 'W ciągu 24–48 godzin przyjdą do Twojej skrzynki.',
    list: [
      { name: 'Logo', use: 'na kartę dań, stronę i drzwi' },
      { name: 'Grafiki do mediów społecznościowych', use: 'gotowe do publikacji' },
      { name: 'Certyfikaty', use: 'do wydruku i oprawienia' },
    ],
  },
  bonus: {
    heading: 'Przesyłka od nas w czterech krokach',
    steps: [
      { name: 'Odbierz materiały', explanation: 'Wiadomość z nimi przyjdzie na adres ze zgłoszenia.' },
      { name: 'Pokaż je', explanation: 'Opublikuj je w swoich mediach społecznościowych.' },
      {
        name: 'Wyślij nam link',
        get explanation() {
          return `Link do wpisu wyślij na adres ${brand.officeEmail}.`
        },
      },
      { name: 'Czekaj na kuriera', explanation: 'Nadamy paczkę na adres ze zgłoszenia.' },
    ],
  },
  questions: 'Pytania? Napisz do nas:',
  toHome: 'Wróć na stronę główną',
}
