import { brand } from '../../brand.ts'
import { customerFields } from './customer-fields.ts'

export const recover = {
  about: {
    title: 'Nowe hasło',
    description: `Tutaj ustawisz nowe hasło do konta w sklepie ${brand.name}.`,
  },
  back: 'Wróć do logowania',
  title: 'Nie pamiętasz hasła?',
  lead: 'Podaj adres e-mail swojego konta. Wyślemy na niego link, pod którym ustawisz nowe hasło.',
  fields: customerFields,
  request: {
    submit: 'Wyślij link',
    sending: 'Wysyłanie…',
    failed: 'Nie udało się wysłać prośby. Sprawdź połączenie i spróbuj ponownie.',
    sent: 'Sprawdź swoją skrzynkę',
    sentNext:
      'Jeśli pod tym adresem jest konto, list z linkiem jest już w drodze. Link działa przez godzinę i tylko raz. Gdy listu nie widać, zajrzyj do folderu ze spamem.',
    again: 'Podaj inny adres',
  },
  choose: {
    heading: 'Ustaw nowe hasło',
    explanation: 'Po zmianie wszystkie urządzenia zostaną wylogowane. Zalogujesz się na nich nowym hasłem.',
    submit: 'Zapisz hasło',
    sending: 'Zapisywanie…',
    failed: 'Nie udało się zapisać hasła. Sprawdź połączenie i spróbuj ponownie.',
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
  error: 'Błąd',
  needsJavaScript: 'Zmiana hasła działa tylko z JavaScriptem. W razie kłopotów napisz do biura:',
}
