export const contact = {
  about: {
    title: 'Kontakt',
    description: 'Napisz do biura stowarzyszenia: formularz, adres pocztowy i e-mail.',
  },
  title: 'Napisz do nas',
  lead: 'Zapytaj o sól, o członkostwo, o zamówienie do kuchni. Każdą wiadomość czyta człowiek.',
  allRequired: 'Wszystkie pola są wymagane.',
  name: 'Imię i nazwisko',
  email: 'E-mail',
  message: 'Wiadomość',
  send: 'Wyślij wiadomość',
  sending: 'Wysyłanie…',
  sent: 'Wiadomość została wysłana!',
  failed: 'Błąd podczas wysyłania wiadomości.',
  failedNext: 'Sprawdź połączenie i spróbuj ponownie. Tekst pozostał na miejscu.',
  needsJavaScript: 'Ten formularz działa tylko z JavaScriptem. Napisz do nas zwykłą wiadomość:',
  office: 'Biuro stowarzyszenia',
}
