import type { WithdrawalState } from './withdrawal.ts'

/** What to do about a declaration, in the email to the office and in the panel. */
const toDo: Record<WithdrawalState, string> = {
  received: 'Program szuka jeszcze zamówienia.',
  accepted: 'Klient odstąpił w\u00A0terminie.',
  late: 'Oświadczenie przyszło po terminie. Zdecyduj, czy mimo to je uznać, i\u00A0odpowiedz klientowi.',
  repeated: 'To samo oświadczenie jest już na zamówieniu. Nic nie trzeba robić.',
  unpaid: 'Zamówienie nie było opłacone i\u00A0jest anulowane. Nic nie trzeba robić.',
  cancelled: 'Zamówienie było już anulowane. Sprawdź, czy pieniądze wróciły do klienta.',
  unmatched:
    'Żadne zamówienie nie ma takiego numeru i\u00A0takiego adresu e-mail naraz. Ustal, o\u00A0które chodzi, i\u00A0przypisz je albo odpowiedz nadawcy.',
}

export const officeWithdrawalEmails = {
  subject: (number: string) => `Odstąpienie od umowy: zamówienie ${number}`,
  subjectUnmatched: 'Odstąpienie od umowy: nie znaleziono zamówienia',
  heading: 'Odstąpienie od umowy',
  toDo,
  sentAlready: 'Przyjmij towar i\u00A0zwróć pieniądze przed upływem terminu.',
  notSentYet: {
    whole: 'Towar nie został jeszcze wysłany: nie wysyłaj go, anuluj zamówienie i\u00A0zwróć kwotę podaną niżej.',
    part: 'Zamówienie nie zostało jeszcze wysłane. Wyjmij te rzeczy z\u00A0paczki i\u00A0zwróć za nie zapłatę, bez kosztu dostawy. Zamówienia nie anuluj: resztę klient kupił.',
  },
  goodsDue: 'Towar ma wyruszyć do nas do',
  refundDue: 'Zwrot pieniędzy najpóźniej do',
  refundAmount: 'Do zwrotu',
  periodEnds: 'Termin na odstąpienie minął',
  toPanel: 'Otwórz odstąpienie w\u00A0panelu',
}
