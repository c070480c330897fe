import { customerFields } from '../fields/texts/pl.ts'
export const account = {
  about: { title: 'Twoje konto' },
}

export const accountSections = {
  title: 'Twoje konto',
  loading: 'Wczytywanie konta',
  signedInAs: (name: string, email: string) => `${name}, ${email}`,
  signOut: 'Wyloguj się',
  signedOut: {
    heading: 'Zaloguj się, aby zobaczyć konto',
    explanation: 'Nie jesteś zalogowany(-a). Sesja mogła wygasnąć albo zostać zakończona na innym urządzeniu.',
    toLogin: 'Zaloguj się',
  },
  failed: {
    heading: 'Nie udało się wczytać konta',
    explanation: 'Sprawdź połączenie i\u00A0spróbuj jeszcze raz za chwilę.',
    tryAgain: 'Spróbuj ponownie',
  },
  error: 'Błąd',
  saveFailed: 'Nie udało się zapisać. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  fields: {
    ...customerFields,
    address: 'Ulica i numer',
    postalCode: 'Kod pocztowy',
    city: 'Miejscowość',
    country: 'Kraj',
    currentPassword: 'Obecne hasło',
  },
  profile: {
    heading: 'Dane i adres',
    explanation: 'Ten adres wpiszemy do zamówienia. Przy zamówieniu możesz go zmienić.',
    emailFixed: 'Adresu e-mail nie da się tutaj zmienić.',
    submit: 'Zapisz dane',
    sending: 'Zapisywanie…',
    saved: 'Dane zostały zapisane',
  },
  orders: {
    heading: 'Zamówienia',
  },
  proof: {
    explanation:
      'Zamówienia złożone bez konta pojawią się tutaj, gdy potwierdzisz swój adres e-mail. Link jest w\u00A0wiadomości, którą wysłaliśmy po założeniu konta.',
    ask: 'Wyślij nowy link',
    sending: 'Wysyłanie…',
    sent: 'Link jest w\u00A0drodze na Twój adres e-mail.',
    failed: 'Nie udało się wysłać linku. Spróbuj ponownie za chwilę.',
  },
  password: {
    heading: 'Hasło',
    explanation: 'Po zmianie wylogujemy Cię na wszystkich innych urządzeniach.',
    submit: 'Zmień hasło',
    sending: 'Zapisywanie…',
    changed: 'Hasło zostało zmienione',
    forgotten: 'Nie pamiętasz obecnego hasła?',
  },
  sessions: {
    heading: 'Aktywne sesje',
    explanation: 'Urządzenia, na których konto jest otwarte. Nieużywana sesja kończy się po 30 dniach.',
    loading: 'Wczytywanie sesji',
    isThisOne: 'Ta sesja',
    other: 'Inna sesja',
    started: 'Rozpoczęta',
    lastUsed: 'Ostatnio używana',
    endOthers: 'Zakończ pozostałe sesje',
    ending: 'Kończenie…',
    ended: 'Pozostałe sesje są zakończone.',
    failed: 'Nie udało się tego zrobić. Sprawdź połączenie i\u00A0spróbuj ponownie.',
    notLoaded: 'Nie udało się wczytać sesji.',
    tryAgain: 'Spróbuj ponownie',
  },
  data: {
    heading: 'Twoje dane',
    explanation: 'Wszystkie Twoje dane w\u00A0jednym pliku JSON.',
    download: 'Pobierz swoje dane',
  },
  deletion: {
    heading: 'Usunięcie konta',
    open: 'Chcę usunąć konto',
    explanation:
      'Konto i\u00A0adres usuniemy od razu i\u00A0nie da się tego cofnąć. Zamówienia i\u00A0ich dane przechowujemy tak długo, jak wymaga tego prawo, ale już bez związku z\u00A0kontem.',
    submit: 'Usuń konto na zawsze',
    sending: 'Usuwanie…',
    failed: 'Nie udało się usunąć konta. Sprawdź połączenie i\u00A0spróbuj ponownie.',
    done: 'Konto zostało usunięte.',
  },
  needsJavaScript: 'Konto działa tylko z\u00A0JavaScriptem. W\u00A0razie pytań napisz do biura:',
}

export const entrance = {
  guest: {
    heading: 'Zakupy bez konta',
    explanation: 'Adres podasz przy zamówieniu, a\u00A0potwierdzenie przyjdzie e-mailem. Konto możesz założyć później.',
    go: 'Kup jako gość',
    findOrder: 'Znajdź zamówienie złożone bez konta',
  },
  tabs: { label: 'Konto klienta', login: 'Logowanie', register: 'Rejestracja' },
  fields: customerFields,
  login: {
    submit: 'Zaloguj się',
    sending: 'Logowanie…',
    forgotten: 'Nie pamiętam hasła',
    failed: 'Nie udało się zalogować. Sprawdź połączenie i\u00A0spróbuj ponownie.',
    done: 'Zalogowano pomyślnie!',
  },
  register: {
    required: 'Wszystkie pola oprócz telefonu są wymagane.',
    submit: 'Załóż konto',
    sending: 'Zakładanie konta…',
    failed: 'Wystąpił błąd podczas rejestracji',
    done: 'Konto zostało utworzone pomyślnie!',
    toLogin: 'Zaloguj się tym adresem',
    toRecovery: 'Ustaw nowe hasło',
  },
  error: 'Błąd',
  signedIn: {
    heading: (firstName: string) => `Dzień dobry, ${firstName}`,
    explanation: (email: string) => `Jesteś na swoim koncie: ${email}.`,
    toStore: 'Do sklepu',
    toAccount: 'Twoje konto',
    signOut: 'Wyloguj się',
  },
  needsJavaScript:
    'Logowanie i\u00A0rejestracja działają tylko z\u00A0JavaScriptem. W\u00A0razie pytań napisz do biura:',
}

export const login = {
  about: { title: 'Logowanie' },
  back: 'Wróć do sklepu',
  title: 'Zaloguj się',
  lead: 'Konto pamięta Twój adres i\u00A0zamówienia. Bez konta kupisz tę samą sól, tylko adres wpiszesz za każdym razem.',
}

export const recover = {
  about: { title: 'Nowe hasło' },
  back: 'Wróć do logowania',
  title: 'Nie pamiętasz hasła?',
  lead: 'Podaj adres e-mail swojego konta. Wyślemy na niego link, pod którym ustawisz nowe hasło.',
}

export const recovery = {
  fields: customerFields,
  request: {
    submit: 'Wyślij link',
    sending: 'Wysyłanie…',
    failed: 'Nie udało się wysłać prośby. Sprawdź połączenie i\u00A0spróbuj ponownie.',
    sent: 'Sprawdź swoją skrzynkę',
    sentNext:
      'Jeśli pod tym adresem jest konto, wiadomość z\u00A0linkiem jest już w\u00A0drodze. Link działa przez godzinę i\u00A0tylko raz. Gdy jej nie widać, zajrzyj do folderu ze spamem.',
    again: 'Podaj inny adres',
  },
  choice: {
    submit: 'Zapisz hasło',
    sending: 'Zapisywanie…',
    failed: 'Nie udało się zapisać hasła. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  },
  error: 'Błąd',
  needsJavaScript: 'Zmiana hasła działa tylko z\u00A0JavaScriptem. W\u00A0razie kłopotów napisz do biura:',
}

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
    explanation: 'Każdy link działa tylko raz. Jeśli hasło trzeba zmienić ponownie, poproś o\u00A0nowy.',
  },
  expired: {
    heading: 'Ten link stracił ważność',
    explanation: 'Link działa przez godzinę od wysłania. Poproś o\u00A0nowy, przyjdzie od razu.',
  },
  unknown: {
    heading: 'Nie znamy tego linku',
    explanation:
      'Być może został skopiowany tylko częściowo. Otwórz go prosto z\u00A0wiadomości albo poproś o\u00A0nowy.',
  },
  askAgain: 'Poproś o nowy link',
  failed: {
    heading: 'Coś poszło nie tak',
    explanation: 'Nie wiemy teraz, co jest z\u00A0tym linkiem. Spróbuj jeszcze raz za chwilę.',
  },
  tryAgain: 'Spróbuj ponownie',
}

export const emailProof = {
  about: { title: 'Potwierdzenie adresu' },
  heading: 'Potwierdź adres e-mail',
  explanation: 'Gdy potwierdzisz adres, na koncie zobaczysz też zamówienia złożone na niego bez konta.',
  submit: 'Potwierdź adres',
  sending: 'Potwierdzanie…',
  signedOut: {
    heading: 'Zaloguj się, aby potwierdzić adres',
    explanation: 'Link działa tylko na koncie, dla którego został wysłany.',
  },
  toLogin: 'Zaloguj się',
  done: {
    heading: 'Adres jest potwierdzony',
    explanation: 'Zamówienia złożone na ten adres bez konta są już na Twoim koncie. Kolejne dołączą same.',
  },
  toAccount: 'Przejdź do konta',
  unknown: {
    heading: 'Ten link nie pasuje do tego konta',
    explanation: 'Stracił ważność albo wysłaliśmy go dla innego konta. O\u00A0nowy poprosisz na stronie konta.',
  },
  failed: 'Nie udało się potwierdzić adresu. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  error: 'Błąd',
  needsJavaScript: 'Potwierdzenie działa tylko z\u00A0JavaScriptem. W\u00A0razie kłopotów napisz do biura:',
}
