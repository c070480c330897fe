/** Every kind of email and its name in the panel. */
export const mailKinds = {
  'account-created': 'Założenie konta',
  'account-deleted': 'Usunięcie konta',
  application: 'Zgłoszenie członka',
  contact: 'Wiadomość z formularza',
  'marketing-test': 'Próbna oferta współpracy',
  materials: 'Materiały dla członka',
  'order-attention': 'Zamówienie wymaga uwagi',
  'order-cancelled': 'Anulowanie zamówienia',
  'order-confirmed': 'Potwierdzenie zamówienia',
  'order-delivered': 'Doręczenie zamówienia',
  'order-lapsed': 'Upływ terminu zapłaty',
  'order-link': 'Nowy link do zamówienia',
  'order-paid': 'Nowe opłacone zamówienie',
  'order-proforma': 'Proforma do zamówienia',
  'order-refund-failed': 'Nieudany zwrot pieniędzy',
  'order-refunded': 'Zwrot pieniędzy',
  'order-shipped': 'Wysłanie zamówienia',
  'password-changed': 'Zmiana hasła',
  'password-recovery': 'Odzyskiwanie hasła',
  'payment-being-checked': 'Płatność do sprawdzenia',
  'payment-failed': 'Nieudana płatność',
  'payment-reminder': 'Przypomnienie o płatności',
  'payment-reminder-test': 'Próbne przypomnienie o płatności',
  'payment-summary': 'Niezapłacone zamówienia razem',
  'shop-status': 'Stan sklepu',
  'stock-held': 'Towar trzymany bez zapłaty',
  stock: 'Kończący się zapas',
  test: 'Wiadomość próbna',
  welcome: 'Powitanie członka',
  withdrawal: 'Potwierdzenie odstąpienia',
  'withdrawal-office': 'Odstąpienie od umowy',
  'withdrawal-unpaid': 'Rezygnacja z niezapłaconego zamówienia',
  'withdrawal-without-effect': 'Odpowiedź na odstąpienie bez skutku',
}
export type MailKind = keyof typeof mailKinds

/** A kind that only an earlier version knew is shown as it is. */
export const formatMailKind = (kind: string): string =>
  Object.hasOwn(mailKinds, kind) ? mailKinds[kind as MailKind] : kind
