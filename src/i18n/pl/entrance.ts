import { customerFields } from './customer-fields.ts'

export const entrance = {
  guest: {
    heading: 'Zakupy bez konta',
    explanation: 'Adres podasz przy zamówieniu, a potwierdzenie przyjdzie e-mailem. Konto możesz założyć później.',
    go: 'Kup jako gość',
    findOrder: 'Znajdź zamówienie złożone bez konta',
  },
  tabs: { label: 'Konto klienta', login: 'Logowanie', register: 'Rejestracja' },
  fields: customerFields,
  login: {
    submit: 'Zaloguj się',
    sending: 'Logowanie…',
    forgotten: 'Nie pamiętam hasła',
    failed: 'Nie udało się zalogować. Sprawdź połączenie i spróbuj ponownie.',
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
  needsJavaScript: 'Logowanie i rejestracja działają tylko z JavaScriptem. W razie pytań napisz do biura:',
}
