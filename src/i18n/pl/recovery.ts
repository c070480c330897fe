import { customerFields } from './customer-fields.ts'

export const recovery = {
  fields: customerFields,
  request: {
    submit: 'Wyślij link',
    sending: 'Wysyłanie…',
    failed: 'Nie udało się wysłać prośby. Sprawdź połączenie i spróbuj ponownie.',
    sent: 'Sprawdź swoją skrzynkę',
    sentNext:
      'Jeśli pod tym adresem jest konto, wiadomość z linkiem jest już w drodze. Link działa przez godzinę i tylko raz. Gdy jej nie widać, zajrzyj do folderu ze spamem.',
    again: 'Podaj inny adres',
  },
  choice: {
    submit: 'Zapisz hasło',
    sending: 'Zapisywanie…',
    failed: 'Nie udało się zapisać hasła. Sprawdź połączenie i spróbuj ponownie.',
  },
  error: 'Błąd',
  needsJavaScript: 'Zmiana hasła działa tylko z JavaScriptem. W razie kłopotów napisz do biura:',
}
