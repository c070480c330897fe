import { customerFields } from './customer-fields.ts'

export const accountSections = {
  title: 'Twoje konto',
  loading: 'Wczytywanie konta',
  signedInAs: (name: string, email: string) => `${name}, ${email}`,
  signOut: 'Wyloguj się',
  signedOut: {
    heading: 'Zaloguj się, aby zobaczyć konto',
    explanation:
      'W tej przeglądarce nikt nie jest zalogowany. Sesja mogła też wygasnąć albo zostać zakończona na innym urządzeniu.',
    toLogin: 'Zaloguj się',
  },
  failed: {
    heading: 'Nie udało się wczytać konta',
    explanation: 'Sprawdź połączenie i spróbuj jeszcze raz za chwilę.',
    tryAgain: 'Spróbuj ponownie',
  },
  error: 'Błąd',
  saveFailed: 'Nie udało się zapisać. Sprawdź połączenie i spróbuj ponownie.',
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
  password: {
    heading: 'Hasło',
    explanation: 'Po zmianie zostaną wylogowane wszystkie inne urządzenia, a to nie.',
    submit: 'Zmień hasło',
    sending: 'Zapisywanie…',
    changed: 'Hasło zostało zmienione',
    forgotten: 'Nie pamiętasz obecnego hasła?',
  },
  sessions: {
    heading: 'Aktywne sesje',
    explanation: 'Miejsca, w których konto jest otwarte. Nieużywana sesja kończy się po 30 dniach.',
    loading: 'Wczytywanie sesji',
    isThisOne: 'Ta sesja',
    other: 'Inna sesja',
    started: 'Rozpoczęta',
    lastUsed: 'Ostatnio używana',
    endOthers: 'Zakończ pozostałe sesje',
    ending: 'Kończenie…',
    ended: 'Pozostałe sesje są zakończone.',
    failed: 'Nie udało się tego zrobić. Sprawdź połączenie i spróbuj ponownie.',
    notLoaded: 'Nie udało się wczytać sesji.',
    tryAgain: 'Spróbuj ponownie',
  },
  data: {
    heading: 'Twoje dane',
    explanation: 'Wszystko, co konto o Tobie wie, w jednym pliku JSON.',
    download: 'Pobierz swoje dane',
  },
  deletion: {
    heading: 'Usunięcie konta',
    open: 'Chcę usunąć konto',
    explanation:
      'Konto i adres zostaną wymazane od razu i nie da się tego cofnąć. Zamówienia z ich danymi przechowujemy dalej tak długo, jak wymaga tego prawo, ale nie należą już do żadnego konta.',
    submit: 'Usuń konto na zawsze',
    sending: 'Usuwanie…',
    failed: 'Nie udało się usunąć konta. Sprawdź połączenie i spróbuj ponownie.',
    done: 'Konto zostało usunięte.',
  },
  needsJavaScript: 'Konto działa tylko z JavaScriptem. W razie pytań napisz do biura:',
}
