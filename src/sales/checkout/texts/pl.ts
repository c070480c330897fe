import { brand } from '../../../brand.ts'
import { plural } from '../../../i18n/plural.ts'
import { customerFields } from '../../../customers/fields/texts/pl.ts'

export const checkout = {
  about: { title: 'Zamówienie' },
  title: 'Zamówienie',
}

const { firstName, lastName, email } = customerFields

/** A text with links in it, piece by piece. */
type Linked = readonly (string | { text: string; to: string })[]

export const checkoutForm = {
  toPay: plural('pl', {
    one: '# produkt do zapłaty',
    few: '# produkty do zapłaty',
    many: '# produktów do zapłaty',
    other: '# produktu do zapłaty',
  }),
  loading: 'Wczytywanie zamówienia',
  empty: 'Twój koszyk jest pusty',
  toStore: 'Wróć do sklepu',
  toCart: 'Wróć do koszyka',
  tryAgain: 'Spróbuj ponownie',
  /** What a parcel costs that costs nothing. */
  free: 'Gratis',
  cartProblems: {
    heading: 'Koszyk trzeba najpierw poprawić',
    gone: (name: string) => `${name}: tego produktu nie ma już w\u00A0sprzedaży.`,
    sold_out: (name: string) => `${name}: ten produkt właśnie się wyprzedał.`,
    too_many: (name: string, available: number) => `${name}: dostępne sztuki: ${available}.`,
    over_limit: (name: string, max: number) => `${name}: najwięcej sztuk w\u00A0jednym zamówieniu: ${max}.`,
    price_changed: (name: string, before: string, now: string) =>
      `${name}: cena zmieniła się z\u00A0${before} na ${now}.`,
    toCart: 'Popraw koszyk',
  },
  summary: {
    heading: 'Podsumowanie zamówienia',
    lines: 'Zamawiane produkty',
    each: (price: string) => `${price} za sztukę`,
    perKilogram: (price: string) => `${price} / kg`,
    facts: 'Składniki i\u00A0przechowywanie',
    factsOf: (name: string) => `Składniki i\u00A0przechowywanie: ${name}`,
  },
  figures: {
    subtotal: 'Wartość produktów',
    discount: 'Rabat',
    shipping: 'Dostawa',
    total: 'Razem',
    totalIs: (total: string) => `Razem do zapłaty: ${total}`,
    withTax: 'Ceny zawierają VAT.',
  },
  discount: {
    heading: 'Kod rabatowy',
    label: 'Wpisz kod',
    apply: 'Zastosuj',
    checking: 'Sprawdzanie…',
    remove: 'Usuń kod',
    applied: (code: string, amount: string) => `✅ Kod ${code} został zastosowany! Zniżka: ${amount}`,
    refused: (sentence: string) => `❌ ${sentence}`,
    empty: '❌ Nieprawidłowy kod',
    unknown: 'Nieprawidłowy kod rabatowy',
    failed: '❌ Błąd podczas weryfikacji kodu',
  },
  address: {
    heading: 'Adres dostawy',
    legend: 'Komu i\u00A0dokąd wysłać',
    fields: {
      firstName,
      lastName,
      email,
      phone: 'Telefon',
      address: 'Ulica i numer',
      postalCode: 'Kod pocztowy',
      city: 'Miejscowość',
      country: 'Kraj',
    },
    forPoint: 'Paczkę odbierzesz w\u00A0punkcie. Ten adres wpiszemy do dokumentów zamówienia.',
    hasAccount: 'Masz konto?',
    signIn: 'Zaloguj się, a\u00A0wpiszemy Twój adres.',
    notLoaded: 'Nie udało się sprawdzić, czy jesteś na swoim koncie. Możesz zamówić bez niego.',
    edit: 'Zmień adres',
    editHint: 'Zmiana dotyczy tylko tego zamówienia. Adres na koncie pozostanie bez zmian.',
    save: 'Zapisz adres',
    cancel: 'Anuluj',
    incompleteToSave: 'Proszę wypełnić wszystkie wymagane pola adresu.',
    incomplete: 'Proszę wypełnić wszystkie pola adresu dostawy.',
    unsaved: 'Proszę najpierw zapisać zmiany w adresie dostawy.',
    notServed: (country: string) => `${country}: do tego kraju nie wysyłamy.`,
    tooHeavyFor: (country: string) => `${country}: zamówienia o\u00A0tej wadze tam nie wysyłamy.`,
    askUs: 'Napisz do nas, a\u00A0sprawdzimy, co da się zrobić.',
  },
  company: {
    open: 'Kupuję jako firma',
    legend: 'Dane firmy do faktury',
    name: 'Nazwa firmy',
    taxNumber: 'NIP',
    invoiceByMail: 'Chcę otrzymać fakturę w\u00A0potwierdzeniu (PDF)',
    taxNumberHint: 'Numer spoza Polski zacznij od kodu kraju, na przykład DE.',
  },
  shipping: {
    heading: 'Sposób dostawy',
    legend: 'Jak dostarczyć paczkę',
    weight: (weight: string) => `Waga produktów: ${weight}`,
    home: 'Kurier do domu',
    inpost: 'Punkt odbioru',
    toFree: (amount: string) => `Do darmowej dostawy brakuje ${amount}`,
    toFreeUpTo: (amount: string, weight: string) => `Do darmowej dostawy (do ${weight}) brakuje ${amount}`,
    arrives: (days: string) => `U\u00A0Ciebie: ${days}`,
    homeHint: 'Pod wskazany adres',
    inpostHint: 'Automat paczkowy lub punkt, który wybierzesz na mapie',
    tooHeavy: (name: string, limit: string) =>
      `${name} waży z\u00A0opakowaniem ponad ${limit}, czyli za dużo na automat paczkowy.`,
    tooHeavyTogether: (weight: string, limit: string) =>
      `Z\u00A0opakowaniem zamówienie waży ${weight}, a\u00A0automat paczkowy przyjmuje najwyżej ${limit}.`,
    courierOnly: 'Całe zamówienie dostarczy kurier.',
    noBoxForLocker: 'Teraz nie wysyłamy do automatów paczkowych.',
    noLockersThere: 'Automaty paczkowe są tylko w\u00A0Polsce.',
    choose: 'Wybierz punkt odbioru',
    change: 'Zmień punkt',
    chosen: 'Wybrany punkt',
    hours: (hours: string) => `Godziny otwarcia: ${hours}`,
    missing: 'Proszę wybrać punkt odbioru.',
    opening: 'Otwieranie mapy…',
    notOpened: 'Nie udało się otworzyć wyboru punktu. Sprawdź połączenie i\u00A0spróbuj ponownie.',
  },
  reviewLetter: {
    label: 'Po dostawie wyślijcie mi jedną wiadomość z\u00A0prośbą o\u00A0opinię',
    hint: 'Nieobowiązkowe. Zgodę cofniesz w\u00A0każdej chwili, także linkiem w\u00A0tej wiadomości.',
  },
  payment: {
    way: {
      legend: 'Jak zapłacić',
      card: 'Karta, BLIK lub szybki przelew',
      cardHint: 'Na stronie operatora płatności, od razu',
      transfer: 'Przelew na konto',
      transferHint: 'Podamy numer rachunku i\u00A0proformę. Paczkę wyślemy, gdy otrzymamy przelew',
      companiesHint: 'Dla firm: podaj nazwę i\u00A0NIP przy adresie',
    },
    heading: 'Płatność',
    pay: 'Zamówienie z obowiązkiem zapłaty',
    processing: 'Przetwarzanie...',
    failed: 'Wystąpił błąd podczas przetwarzania płatności',
    closed: 'Płatności są chwilowo wyłączone. Spróbuj ponownie później.',
    demo: 'Sklep pokazowy: żadne pieniądze nie zostaną pobrane.',
    invalid: 'Proszę poprawić zaznaczone pola.',
    toField: 'Pokaż pole do poprawy',
    left: (name: string, available: number) => `${name}: dostępne sztuki: ${available}`,
    priceChanged: (name: string, before: string, now: string) => `${name}: ${now} zamiast ${before}`,
    figureChanged: (figure: string, before: string, now: string) => `${figure}: ${now} zamiast ${before}`,
    marks: {
      label: 'Zapłacisz przez',
      blik: 'BLIK',
      p24: 'Przelewy24',
      card: 'Karta',
      wallets: 'Apple Pay i\u00A0Google Pay pokażą się na stronie płatności, jeśli są na Twoim urządzeniu.',
    },
    terms: [
      'Składając zamówienie, akceptujesz ',
      { text: 'regulamin', to: '/terms' },
      ' i\u00A0potwierdzasz, że znasz ',
      { text: 'politykę prywatności', to: '/privacy' },
      ', ',
      { text: 'warunki dostawy i\u00A0płatności', to: '/delivery' },
      ', ',
      { text: 'prawo odstąpienia od umowy', to: '/withdrawal' },
      ' oraz ',
      { text: 'gwarancję prawną', to: '/guarantee' },
      '. Sprzedaje ',
      {
        get text() {
          return brand.seller.legalName
        },
        to: '/imprint',
      },
      '.',
    ] as Linked,
    newTab: '(otwiera się w\u00A0nowej karcie)',
  },
}

export const paymentSuccess = {
  about: { title: 'Płatność za zamówienie' },
  title: 'Dziękujemy za zamówienie',
  lead: {
    paid: 'Otrzymaliśmy płatność. Zaczynamy pakować.',
    waiting:
      'Czekamy jeszcze na potwierdzenie płatności, zwykle tylko chwilę. Ta strona sama je pokaże, a\u00A0my wyślemy też e-mail.',
    unknown:
      'Nie mamy jeszcze potwierdzenia płatności. Gdy tylko nadejdzie, wyślemy e-mail. Nie musisz płacić drugi raz.',
    failed:
      'Bank ją odrzucił, została przerwana albo minął czas na zapłatę. Twój koszyk jest nienaruszony: możesz spróbować jeszcze raz albo zapłacić w\u00A0inny sposób.',
  },
  givenUp:
    'Potwierdzenie płatności wciąż nie nadeszło. Możesz spokojnie zamknąć tę stronę: gdy nadejdzie, wyślemy e-mail. Nie płać drugi raz.',
  checkAgain: 'Sprawdź ponownie',
  order: 'Numer zamówienia',
  transaction: 'Numer transakcji',
  next: {
    heading: 'Co dalej?',
    steps: [
      {
        name: 'E-mail z\u00A0potwierdzeniem',
        explanation: 'Przyjdzie na adres podany w\u00A0zamówieniu, z\u00A0listą produktów.',
      },
      { name: 'Przygotowanie do wysyłki', explanation: 'Pakujemy sól i\u00A0przekazujemy paczkę przewoźnikowi.' },
      { name: 'Numer przesyłki', explanation: 'Wyślemy go e-mailem, gdy paczka ruszy w\u00A0drogę.' },
    ],
  },
  transfer: {
    title: 'Zamówienie jest zapisane',
    lead: 'Teraz zrób przelew. Te same dane są w\u00A0e-mailu, razem z\u00A0proformą.',
    steps: [
      { name: 'Przelew', explanation: 'Zrób go w\u00A0swoim banku. Zwykle dociera w\u00A0jeden dzień roboczy.' },
      {
        name: 'E-mail z\u00A0potwierdzeniem',
        explanation: 'Przyjdzie, gdy pieniądze będą na koncie: wtedy zawieramy umowę.',
      },
      { name: 'Paczka', explanation: 'Wyślemy ją i\u00A0podamy numer przesyłki.' },
    ],
  },
  toStore: 'Wróć do sklepu',
  withdraw: 'Odstąp od umowy tutaj',
  questions: 'Masz pytania? Napisz do nas:',
  failed: {
    title: 'Płatność się nie powiodła',
    tryAgain: 'Spróbuj ponownie',
    toCart: 'Wróć do koszyka',
    /** In a browser without the cart, such as that of somebody who came by a letter. */
    withoutCart:
      'Bank ją odrzucił, została przerwana albo minął czas na zapłatę. W\u00A0e-mailu, który do Ciebie wysłaliśmy, jest link do zamówienia: tam przeczytasz, co dalej.',
  },
}
