/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer: string =
  'Jeśli jest zamówienie o\u00A0tym numerze i\u00A0z\u00A0tym adresem e-mail, wiadomość z\u00A0nowym linkiem jest już w\u00A0drodze. Gdy jej nie widać, zajrzyj do folderu ze spamem.'

export const findOrder = {
  about: { title: 'Znajdź zamówienie' },
  title: 'Znajdź zamówienie',
  lead: 'Link do zamówienia z\u00A0wiadomości działa 90 dni. Podaj numer zamówienia i\u00A0adres e-mail, a\u00A0wyślemy nowy. Konto nie jest potrzebne.',
  account: 'Zamówienia złożone z\u00A0konta znajdziesz na swoim koncie.',
  toAccount: 'Twoje konto',
}

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
}

export const order = {
  about: { title: 'Zamówienie' },
  title: 'Zamówienie',
  loading: 'Wczytywanie zamówienia',
  toAccount: 'Twoje konto',
  toStore: 'Do sklepu',
  needsJavaScript: 'To zamówienie można zobaczyć tutaj tylko z\u00A0JavaScriptem. W\u00A0razie pytań napisz do biura:',
  unknown: {
    heading: 'Nie znamy tego linku',
    explanation:
      'Być może został skopiowany tylko częściowo. Otwórz go prosto z\u00A0wiadomości albo napisz do biura: sprawdzimy, co dzieje się z\u00A0zamówieniem.',
  },
  ended: {
    heading: 'Ten link stracił ważność',
    explanation: 'Linki do zamówień działają 90 dni. Podaj numer zamówienia i\u00A0e-mail, a\u00A0wyślemy nowy.',
  },
  newLink: 'Poproś o\u00A0nowy link',
  notOnAccount: {
    heading: 'Nie ma takiego zamówienia',
    explanation: 'Nie\u00A0ma go na tym koncie. Wszystkie swoje zamówienia zobaczysz na stronie konta.',
  },
  signedOut: {
    heading: 'Zaloguj się, aby zobaczyć zamówienie',
    explanation: 'Nie jesteś zalogowany(-a). Sesja mogła wygasnąć albo zostać zakończona na innym urządzeniu.',
    toLogin: 'Zaloguj się',
  },
  failed: {
    heading: 'Nie udało się wczytać zamówienia',
    explanation: 'Sprawdź połączenie i\u00A0spróbuj jeszcze raz za chwilę.',
  },
  tryAgain: 'Spróbuj ponownie',
}

export const orderView = {
  again: {
    label: 'Zamów ponownie',
    underWay: 'Dodawanie do koszyka…',
    failed: 'Nie udało się dodać produktów do koszyka. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  },
  review: {
    heading: 'Jaka jest ta sól?',
    explanation: 'Napisz o\u00A0niej kilka słów: publikujemy opinie dobre i\u00A0złe.',
    write: 'Napisz opinię',
  },
  orderedOn: (day: string) => `Złożone ${day}`,
  situations: {
    payable: { heading: 'Czeka na płatność', explanation: 'Gdy otrzymamy płatność, zaczniemy przygotowywać paczkę.' },
    unpaid: {
      heading: 'Nieopłacone',
      explanation: 'Tego zamówienia nie można już opłacić. Te same produkty można zamówić jeszcze raz w\u00A0sklepie.',
    },
    cancelled: {
      heading: 'Anulowane',
      explanation: 'To zamówienie nie zostało opłacone. Te same produkty można zamówić jeszcze raz w\u00A0sklepie.',
    },
    cancelled_paid: {
      heading: 'Anulowane',
      explanation: 'Płatność jest u\u00A0nas. W\u00A0sprawie zwrotu pieniędzy napisz do biura:',
    },
    cancelled_refunded: {
      heading: 'Anulowane, pieniądze zwrócone',
      explanation: 'Płatność zwracamy w\u00A0ten sam sposób, w\u00A0jaki ją otrzymaliśmy.',
    },
    refunded: {
      heading: 'Pieniądze zwrócone',
      explanation: 'Płatność zwracamy w\u00A0ten sam sposób, w\u00A0jaki ją otrzymaliśmy.',
    },
    ordered: { heading: 'Przyjęte', explanation: 'Mamy Twoje zamówienie.' },
    paid: { heading: 'Opłacone', explanation: 'Dziękujemy. Teraz przygotujemy paczkę.' },
    preparing: { heading: 'Przygotowujemy paczkę', explanation: 'Wyślemy e-mail, gdy wyruszy w\u00A0drogę.' },
    shipped: { heading: 'Paczka jest w\u00A0drodze', explanation: 'Jest już u\u00A0przewoźnika.' },
    delivered: { heading: 'Dostarczone', explanation: 'Dziękujemy i\u00A0życzymy smacznego.' },
  },
  progress: 'Przebieg zamówienia',
  steps: {
    ordered: 'Zamówione',
    paid: 'Opłacone',
    preparing: 'Przygotowanie',
    shipped: 'Wysłane',
    delivered: 'Dostarczone',
  },
  reached: 'zrobione',
  ahead: 'jeszcze nie',
  pay: {
    byTransfer: 'Zapłać przelewem',
    ratherByCard: 'Wolisz zapłacić od razu kartą albo BLIKIEM?',
    byCard: 'Zapłać kartą lub BLIKIEM',
    amount: (total: string) => `Do zapłaty: ${total}`,
    until: (moment: string) => `Możesz zapłacić do ${moment}. Do tego czasu obowiązują ceny z\u00A0zamówienia.`,
    difference: (amount: string) => `Do dopłaty: ${amount}`,
    differenceWhy: 'Zamówienie zostało zmienione i\u00A0kosztuje więcej. Paczkę przygotujemy, gdy otrzymamy dopłatę.',
    now: 'Zapłać teraz',
    opening: 'Otwieranie płatności…',
    failed: 'Wystąpił błąd podczas przetwarzania płatności',
  },
  lines: 'Zamówione produkty',
  each: (price: string) => `${price} za sztukę`,
  perKilogram: (price: string) => `${price} / kg`,
  subtotal: 'Wartość produktów',
  discount: 'Rabat',
  shipping: 'Dostawa',
  free: 'bezpłatnie',
  total: 'Razem',
  delivery: {
    heading: 'Dostawa',
    home: 'Kurier do domu',
    inpost: 'Do automatu paczkowego',
    handedOver: 'Wydane na miejscu',
    hours: (hours: string) => `Godziny otwarcia: ${hours}`,
    trackingNumber: 'Numer przesyłki',
    track: 'Śledź paczkę',
  },
  recipient: 'Odbiorca',
  invoice: { heading: 'Dane firmy', taxNumber: 'NIP' },
  payment: {
    heading: 'Płatność',
    paidOn: (day: string) => `Opłacone ${day}`,
    taken: { Cash: 'gotówka', Terminal: 'karta na miejscu' } as Record<string, string>,
    refunded: (amount: string) => `Zwrócono ${amount}`,
  },
  withdrawal: {
    heading: 'Odstąpienie od umowy',
    here: 'Odstąp od umowy tutaj',
    whole: (moment: string) => `Odstąpiono od umowy ${moment}. Potwierdzenie jest w\u00A0e-mailu.`,
    part: (moment: string, goods: string) => `Odstąpiono od części umowy ${moment}: ${goods}`,
    late: (moment: string) =>
      `Oświadczenie o\u00A0odstąpieniu z\u00A0${moment} przyszło po terminie. Biuro je sprawdzi.`,
  },
  documents: {
    heading: 'Dokumenty',
    waits: 'Faktura jest przygotowywana. Gdy będzie gotowa, znajdziesz ją tutaj.',
    untaxed: {
      within_union: 'VAT 0%: dostawa wewnątrzwspólnotowa',
      export: 'VAT 0%: wywóz poza Unię Europejską',
      exempt: 'Bez VAT: sprzedawca jest zwolniony z\u00A0podatku',
    } as Record<string, string | undefined>,
    proforma: 'Proforma',
    invoice: (number: string) => `Faktura ${number}`,
    correction: (number: string) => `Korekta ${number}`,
    onItsWay: 'Wysyłamy ją do KSeF. Będzie tu, gdy dostanie numer.',
    issuedOn: (day: string) => `PDF, z\u00A0dnia ${day}`,
    toPay: 'PDF, do zapłaty',
    ask: 'Wystaw fakturę',
    asking: 'Wystawianie faktury…',
    until: (name: string, day: string) => `Faktura na: ${name}. Można o\u00A0nią poprosić do ${day}.`,
    noTaxNumber: 'Numer NIP podaje się przy zamówieniu, później nie można go dodać.',
    failed: 'Nie udało się wystawić faktury.',
  },
  questions: 'Pytania do zamówienia? Napisz do biura:',
}

export const ownOrders = {
  loading: 'Wczytywanie zamówień',
  empty: 'Nie masz jeszcze żadnych zamówień.',
  emptyNext: 'Pierwsze pojawi się tutaj razem ze swoim statusem.',
  toStore: 'Do sklepu',
  order: 'Zamówienie',
  showMore: 'Pokaż starsze zamówienia',
  showingMore: 'Wczytywanie…',
  notLoaded: 'Nie udało się wczytać zamówień.',
  moreNotLoaded: 'Nie udało się wczytać starszych zamówień. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  tryAgain: 'Spróbuj ponownie',
}
