/** What somebody declares who withdraws from a contract: of all goods, where none are named. */
export const declareWithdrawal = (name: string, orderNumber: string, goods: string) =>
  goods === ''
    ? `Ja, ${name}, odstępuję od całej umowy sprzedaży zawartej zamówieniem nr ${orderNumber}.`
    : `Ja, ${name}, odstępuję od umowy sprzedaży zawartej zamówieniem nr ${orderNumber} w\u00A0części, która dotyczy: ${goods}`

export const withdraw = {
  about: { title: 'Odstąp od umowy tutaj' },
  title: 'Odstąp od umowy tutaj',
  lead: 'Masz na to 14 dni od dostarczenia towaru i\u00A0nie musisz podawać przyczyny. Konto nie jest potrzebne.',
  rights: 'Pełna informacja o\u00A0prawie odstąpienia',
}

export const withdrawalSteps = {
  declare: declareWithdrawal,
  write: 'Krok\u00A01\u00A0z\u00A02: oświadczenie',
  required: 'Pola z\u00A0gwiazdką są wymagane.',
  name: 'Imię i\u00A0nazwisko *',
  number: 'Numer zamówienia *',
  numberHint: 'Na przykład S-2026-000123, z\u00A0potwierdzenia zamówienia.',
  email: 'E-mail *',
  emailHint: 'Ten sam, co w\u00A0zamówieniu. Na niego wyślemy potwierdzenie.',
  goods: 'Których rzeczy to dotyczy?',
  goodsHint: 'Zostaw puste, jeśli odstępujesz od całego zamówienia.',
  remark: 'Uwagi',
  remarkHint: 'Przyczyny nie musisz podawać.',
  toReview: 'Dalej: sprawdź oświadczenie',
  checking: 'Sprawdzanie…',
  failedToCheck: 'Nie udało się sprawdzić pól. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  review: 'Krok\u00A02\u00A0z\u00A02: potwierdzenie',
  youDeclare: 'Oświadczasz:',
  order: 'Zamówienie',
  confirmationTo: (email: string) => `Potwierdzenie z\u00A0treścią, datą i\u00A0godziną wyślemy na adres ${email}.`,
  confirm: 'Potwierdź odstąpienie od umowy',
  confirming: 'Wysyłanie…',
  back: 'Popraw',
  failed: 'Nie udało się wysłać oświadczenia.',
  failedNext: 'Sprawdź połączenie i\u00A0potwierdź jeszcze raz. Możesz też napisać do biura:',
  received: (moment: string) => `Oświadczenie dotarło do nas ${moment}.`,
  letter: (email: string) => `Potwierdzenie wysyłamy na adres ${email}.`,
  done: {
    heading: 'Mamy Twoje oświadczenie',
    next: 'O\u00A0dalszych krokach piszemy tylko w\u00A0e-mailu: strona nie ujawnia nikomu, czy takie zamówienie istnieje.',
    missing: 'E-mail nie przyszedł w\u00A0ciągu godziny? Napisz do biura:',
  },
  accepted: {
    heading: 'Otrzymaliśmy Twoje odstąpienie',
    whole: {
      money: (day: string) =>
        `Pieniądze zwrócimy najpóźniej ${day}, w\u00A0ten sam sposób, w\u00A0jaki je otrzymaliśmy.`,
      goods: (day: string) => `Towar odeślij najpóźniej ${day}. Adres jest w\u00A0e-mailu.`,
      notSent: 'Towar jeszcze od nas nie wyjechał, więc go nie wyślemy.',
    },
    part: {
      money: (day: string) =>
        `Zapłatę za te rzeczy zwrócimy najpóźniej ${day}, w\u00A0ten sam sposób, w\u00A0jaki ją otrzymaliśmy.`,
      goods: (day: string) => `Odeślij te rzeczy najpóźniej ${day}. Adres jest w\u00A0e-mailu.`,
      notSent: 'Zamówienie jeszcze od nas nie wyjechało: wyjmiemy te rzeczy z\u00A0paczki, a\u00A0resztę wyślemy.',
    },
  },
  late: {
    heading: 'Oświadczenie przyszło po terminie',
    text: (day: string) =>
      `Termin 14 dni od dostarczenia towaru minął ${day}. Oświadczenie zachowaliśmy, a\u00A0biuro je sprawdzi i\u00A0odpowie.`,
  },
  repeated: {
    heading: 'To odstąpienie już mamy',
    text: (moment: string) => `Takie samo oświadczenie dotarło do nas ${moment}. Nie musisz robić nic więcej.`,
  },
  unpaid: {
    heading: 'To zamówienie jest anulowane',
    text: 'Nie zostało opłacone, więc nic za nie nie zapłacisz. Jeśli mimo to otrzymamy płatność, zwrócimy ją.',
  },
  cancelled: {
    heading: 'To zamówienie jest już anulowane',
    text: 'Jeśli było opłacone, pieniądze zwracamy najpóźniej w\u00A0ciągu 14 dni.',
  },
  lost: 'Nie udało się otworzyć zamówienia z\u00A0tego linku. Wpisz jego numer i\u00A0adres e-mail.',
  loading: 'Wczytywanie zamówienia',
}
