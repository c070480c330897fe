import { brand } from '../../brand.ts'

export const join = {
  about: {
    title: 'Dołącz do nas',
    description: `Zgłoś się do stowarzyszenia ${brand.name} jako szef kuchni albo jako restauracja lub hotel. Materiały cyfrowe otrzymasz w ciągu 24–48 godzin.`,
  },
  title: 'Dołącz do nas',
  lead: 'Łączy nas jeden składnik: sól, którą ktoś zebrał ręcznie. Napisz, kim jesteś i gdzie gotujesz. To zajmie kilka minut.',
  whatComes: 'Co dzieje się potem',
  coming: [
    { when: 'Od razu', what: 'Potwierdzenie w Twojej skrzynce e-mail.' },
    { when: '24–48 godzin', what: 'Materiały cyfrowe: logo, grafiki do mediów społecznościowych, certyfikat.' },
    {
      when: 'Po Twoim wpisie',
      what: 'Przesyłka od nas, gdy pokażesz materiały w mediach społecznościowych i wyślesz nam link.',
    },
  ],
  needsJavaScript: 'Zgłoszenie przez formularz wymaga JavaScriptu. Możesz też napisać zwykły e-mail:',
  choose: 'Wybierz rodzaj członkostwa',
  kinds: {
    chef: {
      name: 'Szef kuchni',
      explanation: 'Gotujesz i odpowiadasz za smak swoich dań.',
      heading: 'Zgłoszenie szefa kuchni',
    },
    restaurant: {
      name: 'Restauracja lub hotel',
      explanation: 'Prowadzisz dom, do którego goście wracają.',
      heading: 'Zgłoszenie restauracji lub hotelu',
    },
  },
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
  chefDescription: 'Kilka słów o Tobie',
  restaurantDescription: 'Kilka słów o Waszym domu',
  descriptionHint: 'Pojawią się na stronie, gdy zatwierdzimy zgłoszenie.',
  photo: {
    label: 'Zdjęcie (nieobowiązkowe)',
    hint: 'JPEG, PNG lub WebP, najwyżej 10 MB.',
    choose: 'Wybierz zdjęcie',
    change: 'Zmień zdjęcie',
    remove: 'Usuń zdjęcie',
    preview: 'Podgląd wybranego zdjęcia',
  },
  newsletterNotice: `Wysyłając zgłoszenie, zapisujesz się także na newsletter stowarzyszenia ${brand.name}. Wypiszesz się jednym kliknięciem w każdej wiadomości.`,
  submit: 'Wyślij zgłoszenie',
  sending: 'Wysyłanie…',
  sent: {
    chef: 'Dziękujemy! Zgłoszenie zostało wysłane. Sprawdź swoją skrzynkę e-mail.',
    restaurant: 'Dziękujemy! Zgłoszenie Waszego domu zostało wysłane. Sprawdź swoją skrzynkę e-mail.',
  },
  failed: 'Błąd podczas wysyłania formularza',
  alreadyApplied: {
    chef: 'Szef kuchni z tym adresem e-mail już istnieje',
    restaurant: 'Organizacja z tym adresem e-mail już istnieje',
  },
}
