import { orderLinkAnswer } from './order-link-answer.ts'

export const orderLink = {
  number: 'Numer zamówienia',
  numberHint: 'Na przykład S-2026-000123, z\u00A0potwierdzenia zamówienia.',
  email: 'E-mail',
  emailHint: 'Ten sam, co w\u00A0zamówieniu.',
  submit: 'Wyślij link',
  sending: 'Wysyłanie…',
  failed: 'Nie udało się wysłać prośby. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  error: 'Błąd',
  sent: 'Sprawdź swoją skrzynkę',
  sentNext: orderLinkAnswer,
  again: 'Podaj inne zamówienie',
  needsJavaScript: 'Ten formularz działa tylko z\u00A0JavaScriptem. O\u00A0nowy link możesz poprosić biuro:',
}
