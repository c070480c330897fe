import { brand } from '../../brand.ts'

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
  },
  newsletterNotice: `Wysyłając zgłoszenie, zapisujesz się także na newsletter stowarzyszenia ${brand.name}. Wypiszesz się jednym kliknięciem w każdej wiadomości.`,
  submit: 'Wyślij zgłoszenie',
  sending: 'Wysyłanie…',
  sent: {
    chef: 'Dziękujemy! Zgłoszenie zostało wysłane. Sprawdź swoją skrzynkę.',
    restaurant: 'Dziękujemy! Zgłoszenie Waszego lokalu zostało wysłane. Sprawdź swoją skrzynkę.',
  },
  failed: 'Błąd podczas wysyłania formularza',
  alreadyApplied: {
    chef: 'Szef kuchni z tym adresem e-mail już istnieje',
    restaurant: 'Organizacja z tym adresem e-mail już istnieje',
  },
}
