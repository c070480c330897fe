import { brand } from '../../../brand.ts'
export { orderLinkAnswer } from './pl.ts'

/** What letters about an order say. Browsers never load this. */
export const orderEmails = {
  follow: 'Zobacz zamówienie',
  pay: 'Zapłać za zamówienie',
  payDifference: 'Dopłać',
  withdraw: 'Odstąp od umowy tutaj',
  get questions() {
    return `Pytania? Napisz na ${brand.officeEmail} i podaj numer zamówienia.`
  },
  number: 'Numer zamówienia',
  bill: {
    perKilogram: (price: string) => `${price} / kg`,
    regular: 'Cena regularna:',
    lowest: 'Najniższa cena z\u00A030 dni przed obniżką:',
    subtotal: 'Wartość produktów',
    discount: 'Rabat',
    shipping: 'Dostawa',
    free: 'bezpłatnie',
    total: 'Razem',
    untaxed: {
      within_union: 'VAT 0%, dostawa wewnątrzwspólnotowa',
      export: 'VAT 0%, wywóz poza Unię Europejską',
      exempt: 'Bez VAT, sprzedawca jest zwolniony z podatku',
    } as Record<string, string | undefined>,
    vat: (rate: string) => `W tym VAT ${rate}%`,
    net: (net: string) => `netto ${net}`,
  },
  delivery: {
    heading: 'Dostawa i płatność',
    method: 'Sposób dostawy',
    home: 'kurier do domu',
    inpost: 'automat paczkowy lub punkt odbioru',
    handedOver: 'wydane na miejscu',
    taken: { Cash: 'gotówka', Terminal: 'karta na miejscu' } as Record<string, string>,
    point: 'Punkt odbioru',
    arrival: 'Termin dostawy',
    recipient: 'Odbiorca',
    address: 'Adres',
    phone: 'Telefon',
    company: 'Firma',
    taxNumber: 'Numer podatkowy',
    invoiceAddress: 'Adres na fakturze',
    payment: 'Płatność',
    paidAt: 'Opłacono',
  },
  confirmed: {
    subject: (order: string) => `Potwierdzenie zamówienia ${order}`,
    heading: 'Dziękujemy za zamówienie',
    greeting: (name: string) => `Dzień dobry, ${name}!`,
    accepted: 'Otrzymaliśmy płatność, a zamówienie jest przyjęte. Tą wiadomością zawieramy z Tobą umowę sprzedaży.',
    handedOver: 'Przyjęliśmy zapłatę i\u00A0wydaliśmy towar na miejscu. Ta wiadomość potwierdza zakup.',
    ordered: 'Zamówione produkty',
    next: 'Co dalej',
    steps: 'Teraz przygotujemy paczkę i przekażemy ją przewoźnikowi. Gdy wyruszy, wyślemy Ci numer przesyłki.',
    invoice: ['Faktura', 'w\u00A0załączniku (PDF)'] as [string, string],
    seller: 'Sprzedawca',
    name: 'Nazwa',
    address: 'Adres',
    legalForm: 'Forma prawna',
    register: 'Wpis w\u00A0rejestrze',
    taxNumber: 'NIP',
    vatNumber: 'Numer VAT',
    phone: 'Telefon',
    openingHours: 'Godziny pracy',
    email: 'E-mail',
    keep: 'W\u00A0załączniku (PDF) są regulamin i\u00A0pouczenie o\u00A0odstąpieniu od umowy z\u00A0formularzem, w\u00A0wersji przyjętej przy zamówieniu, oraz polityka prywatności. Zachowaj tę wiadomość. Te same teksty na naszej stronie:',
  },
  offer: {
    subject: (order: string) => `Zamówienie ${order} czeka na Twoją zapłatę`,
    heading: 'Przygotowaliśmy Twoje zamówienie',
    explanation:
      'Zgodnie z\u00A0rozmową zapisaliśmy dla Ciebie to zamówienie. Sprawdź je. Zapłata oznacza, że zamawiasz z\u00A0obowiązkiem zapłaty i\u00A0przyjmujesz regulamin. Jeśli go nie chcesz, nie musisz nic robić.',
    until: (moment: string) => `Towar jest dla Ciebie odłożony do ${moment}. Potem zamówienie zostanie anulowane.`,
    keep: 'W\u00A0załączniku (PDF) są regulamin, pouczenie o\u00A0odstąpieniu od umowy z\u00A0formularzem i\u00A0polityka prywatności. Zachowaj tę wiadomość. Te same teksty na naszej stronie:',
  },
  changed: {
    subject: (order: string) => `Zmienione zamówienie ${order}`,
    heading: 'Zmieniliśmy Twoje zamówienie',
    explanation:
      'Zgodnie z\u00A0Twoją prośbą zamówienie wygląda teraz tak, jak niżej. Ta wiadomość zastępuje wcześniejsze potwierdzenie.',
    charge: (amount: string) => `Do dopłaty: ${amount}. Paczkę przygotujemy, gdy otrzymamy dopłatę.`,
    refund: (amount: string) =>
      `Zwracamy ${amount} w\u00A0ten sam sposób, w\u00A0jaki otrzymaliśmy zapłatę. Napiszemy, gdy wyślemy zwrot.`,
    same: 'Kwota zamówienia się nie zmieniła.',
  },
  surcharge: {
    subject: (order: string) => `Otrzymaliśmy dopłatę do zamówienia ${order}`,
    heading: 'Mamy Twoją dopłatę',
    explanation: 'Dziękujemy. Zamówienie jest opłacone w\u00A0całości, przygotowujemy paczkę.',
    amount: 'Dopłata',
  },
  paymentFailed: {
    subject: (order: string) => `Zamówienie ${order} nie jest opłacone`,
    heading: 'Płatność się nie powiodła',
    declined: 'Bank lub operator płatności odrzucił płatność za to zamówienie.',
    expired: 'Czas na zapłatę minął, zanim płatność została dokończona.',
    until: (moment: string) =>
      `Zamówienie czeka do ${moment}. Możesz zapłacić jeszcze raz, po tych samych cenach, o ile produkty są nadal dostępne.`,
    over: 'Tego zamówienia nie można już opłacić. Produkty można zamówić w sklepie jeszcze raz.',
  },
  reminder: {
    subject: (order: string) => `Zamówienie ${order} czeka na płatność`,
    heading: 'Zamówienie czeka na płatność',
    until: (moment: string) =>
      `To zamówienie nie jest jeszcze opłacone. Czeka do ${moment}, potem zostanie anulowane. Jeśli już go nie chcesz, nie musisz nic robić.`,
  },
  paymentSummary: {
    subject: 'Twoje zamówienia czekają na płatność',
    heading: 'Twoje zamówienia czekają na płatność',
    explanation:
      'Z tym adresem złożono zamówienia, które nie są jeszcze opłacone. Piszemy o nich razem, zamiast o każdym osobno. Każde czeka do podanej chwili, potem zostanie anulowane. Jeśli ich nie chcesz, nie musisz nic robić.',
    until: 'Czeka do',
  },
  transfer: {
    short: {
      subject: (order: string) => `Zamówienie ${order}: brakuje części kwoty`,
      heading: 'Otrzymaliśmy tylko część kwoty',
      explanation:
        'Dziękujemy za przelew. Brakuje jeszcze reszty: wyślij ją na ten sam rachunek, z\u00A0tym samym tytułem. Gdy ją otrzymamy, potwierdzimy zamówienie. Jeśli wolisz z\u00A0niego zrezygnować, napisz do nas, a\u00A0oddamy pieniądze.',
    },
    subject: (order: string) => `Zamówienie ${order}: dane do przelewu`,
    heading: 'Zamówienie czeka na przelew',
    explanation:
      'Zapisaliśmy zamówienie i\u00A0trzymamy dla Ciebie towar. W\u00A0tytule przelewu wpisz tylko numer zamówienia: po nim rozpoznamy wpłatę.',
    until: (moment: string) =>
      `Czekamy na wpłatę do ${moment}. Potem zamówienie zostanie anulowane, bez żadnych kosztów.`,
    proforma: 'Na stronie zamówienia pobierzesz proformę (PDF). Nie jest fakturą: tę wystawimy po zapłacie.',
    facts: {
      recipient: 'Odbiorca przelewu',
      account: 'Numer rachunku',
      bank: 'Bank',
      received: 'Wpłynęło',
      amount: 'Kwota przelewu',
      title: 'Tytuł przelewu',
    },
  },
  proforma: {
    subject: (order: string) => `Proforma do zamówienia ${order}`,
    heading: 'Proforma do Twojego zamówienia',
    explanation:
      'Zamówienie na firmę jest zapisane i\u00A0nie jest jeszcze opłacone. Na jego stronie pobierzesz proformę (PDF) i\u00A0zapłacisz, gdy zechcesz. Fakturę wystawimy po zapłacie.',
    until: (moment: string) => `Czeka na zapłatę do ${moment}, potem zostanie anulowane.`,
  },
  shipped: {
    subject: (order: string) => `Zamówienie ${order} jest w drodze`,
    heading: 'Paczka jest w drodze',
    explanation: 'Przekazaliśmy Twoje zamówienie przewoźnikowi.',
    trackingNumber: 'Numer przesyłki',
    track: 'Śledź paczkę',
  },
  invoiceIssued: {
    subject: (order: string) => `Faktura do zamówienia ${order}`,
    heading: 'Oto faktura',
    explanation: 'Faktura do Twojego zamówienia jest gotowa. Jest w załączniku (PDF) i na stronie zamówienia.',
  },
  delivered: {
    subject: (order: string) => `Zamówienie ${order} zostało dostarczone`,
    heading: 'Paczka jest na miejscu',
    explanation: 'Przewoźnik potwierdził dostawę. Smacznego!',
    get problem() {
      return `Coś jest nie tak? Napisz na ${brand.officeEmail}. O tym, jak odstąpić od umowy, piszemy w potwierdzeniu zamówienia.`
    },
  },
  newLink: {
    subject: (order: string) => `Link do zamówienia ${order}`,
    heading: 'Nowy link do Twojego zamówienia',
    explanation: (days: number) =>
      `Ktoś, zapewne Ty, poprosił w\u00A0sklepie o\u00A0nowy link do tego zamówienia. Działa przez ${days} dni.`,
    notYou: 'Jeśli to nie Ty, nie musisz nic robić: link jest tylko w\u00A0tej wiadomości.',
  },
  cancelled: {
    subject: (order: string) => `Zamówienie ${order} zostało anulowane`,
    heading: 'Zamówienie zostało anulowane',
    unpaid: 'Nie można go już opłacić i nic za nie nie zapłacisz. Produkty można zamówić w sklepie jeszcze raz.',
    paid: 'Zapłatę zwrócimy w ten sam sposób, w jaki ją otrzymaliśmy, najpóźniej w ciągu 14 dni. Napiszemy, gdy ją wyślemy.',
  },
  refunded: {
    subject: (order: string) => `Zwrot pieniędzy za zamówienie ${order}`,
    heading: 'Pieniądze są w drodze do Ciebie',
    explanation:
      'Zwróciliśmy zapłatę w ten sam sposób, w jaki ją otrzymaliśmy. Zależnie od banku zobaczysz ją za kilka dni.',
    outside: 'Zwróciliśmy tę kwotę poza sklepem, tak jak się umówiliśmy.',
    chargeback:
      'Twój bank oddał Ci tę kwotę. Tym samym zakup jest cofnięty; dokumenty znajdziesz na stronie zamówienia.',
    amount: 'Zwrócona kwota',
    total: 'Wartość zamówienia',
  },
  buyerCorrected: {
    subject: (order: string) => `Poprawione dokumenty do zamówienia ${order}`,
    heading: 'Dane na fakturze są poprawione',
    explanation:
      'Poprawiliśmy dane nabywcy. Dokumenty są w załączniku i\u00A0na stronie zamówienia. Kwota, którą zapłacono, się nie zmieniła.',
  },
  refundFailed: {
    subject: (order: string) => `Zwrot za zamówienie ${order} nie dotarł`,
    heading: 'Zwrot do Ciebie nie dotarł',
    explanation:
      'Operator płatności zgłosił, że te pieniądze do Ciebie nie dotarły i\u00A0są znowu u\u00A0nas. Oddamy je w\u00A0inny sposób: odezwiemy się w\u00A0tej sprawie.',
    amount: 'Kwota, która nie dotarła',
  },
  issuedDocument: {
    subject: (number: string) => `Faktura ${number}`,
    correctionSubject: (number: string) => `Faktura korygująca ${number}`,
    heading: 'Twoja faktura',
    correctionHeading: 'Korekta Twojej faktury',
    accepted:
      'W\u00A0załączniku jest faktura przyjęta przez KSeF, polski system e-faktur. Kod na niej pokazuje ją w\u00A0tym systemie.',
    offline:
      'W\u00A0załączniku jest faktura wystawiona w\u00A0trybie offline. Prześlemy ją do KSeF, polskiego systemu e-faktur, w\u00A0terminie, który wyznacza prawo. Kody na niej pozwolą ją wtedy sprawdzić.',
    correctionAccepted:
      'W\u00A0załączniku jest faktura korygująca przyjęta przez KSeF, polski system e-faktur. Kod na niej pokazuje ją w\u00A0tym systemie.',
    correctionOffline:
      'W\u00A0załączniku jest faktura korygująca wystawiona w\u00A0trybie offline. Prześlemy ją do KSeF, polskiego systemu e-faktur, w\u00A0terminie, który wyznacza prawo.',
    document: 'Dokument',
    ksefNumber: 'Numer KSeF',
  },
  beingChecked: {
    subject: (order: string) => `Zamówienie ${order}: sprawdzamy płatność`,
    heading: 'Mamy Twoją płatność',
    explanation:
      'Zanim potwierdzimy zamówienie, musimy coś sprawdzić. Zrobimy to jak najszybciej i napiszemy do Ciebie. Nie płać drugi raz.',
  },
}
