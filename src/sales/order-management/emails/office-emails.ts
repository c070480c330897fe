import type { AttentionReason } from '../../orders/order.ts'

const reasons: Record<AttentionReason, string> = {
  paid_without_stock:
    'Otrzymaliśmy płatność, gdy produkty odłożone dla tego zamówienia trafiły już do innych. Uzupełnij zapas i potwierdź zamówienie albo zwróć pieniądze.',
  paid_when_cancelled:
    'Otrzymaliśmy płatność, gdy zamówienie było już anulowane. Przywróć zamówienie albo zwróć pieniądze.',
  amount_differs:
    'Operator płatności pobrał inną kwotę, niż wynosi zamówienie. Porównaj je w panelu operatora, zanim cokolwiek wyślesz.',
  transfer_short:
    'Przelew wpłynął, ale jest niższy niż zamówienie. Klient dostał e-mail, ile brakuje, a towar na niego czeka. Gdy wpłynie reszta, zapisz ją jako kolejny przelew; jeśli nie wpłynie, zwróć pieniądze i anuluj zamówienie.',
  transfer_over:
    'Zamówienie jest opłacone i można je wysłać, ale z przelewu wpłynęło więcej, niż kosztuje. Odeślij klientowi nadwyżkę i zapisz to w „Zwrot pieniędzy”.',
  paid_for_earlier_content:
    'Klient zapłacił za zamówienie w postaci, którą chwilę wcześniej zmienił. Ustal, co ma dostać, i w razie potrzeby zwróć pieniądze.',
  paid_twice: 'Za to zamówienie zapłacono dwa razy. Zwróć jedną z płatności.',
  disputed:
    'Klient zakwestionował płatność w swoim banku. Odpowiedz na to w panelu operatora płatności, zanim minie termin.',
  payment_taken_back:
    'Spór o płatność jest przegrany: bank oddał pieniądze klientowi. Zdecyduj w zamówieniu, w „Informacjach o płatności”, czy sprzedaż stoi (podatek zostaje, dochodzisz zapłaty), czy została cofnięta (powstaje korekta).',
  refund_failed:
    'Zwrot pieniędzy nie doszedł do skutku: operator płatności go odrzucił albo bank klienta go nie przyjął. Sprawdź historię zamówienia i zwróć pieniądze w inny sposób.',
  withdrawn:
    'Klient złożył oświadczenie o odstąpieniu od umowy. Co i do kiedy zrobić, mówi sekcja „Odstąpienie od umowy”.',
  parcel_trouble:
    'Paczka wraca, zaginęła, nie można jej doręczyć albo nie ma etykiety, choć inna z tego zamówienia już wyszła. Zobacz sekcję „Przesyłki” w zamówieniu, sprawdź paczkę na stronie przewoźnika i umów się z klientem.',
}

/** The office reads Polish. */
export const officeOrderEmails = {
  paid: {
    subject: (order: string, total: string) => `Nowe zamówienie ${order}: ${total}`,
    heading: 'Nowe opłacone zamówienie',
    explanation: 'Zamówienie jest opłacone i potwierdzone klientowi. Można przygotować paczkę.',
  },
  attention: {
    subject: (order: string) => `Zamówienie ${order} wymaga uwagi`,
    heading: 'Zamówienie wymaga uwagi',
    reasons,
  },
  email: 'E-mail',
  toPanel: 'Otwórz zamówienie',
}
