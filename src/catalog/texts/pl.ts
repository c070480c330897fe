import { plural } from '../../i18n/plural.ts'

export const product = {
  /** Where there is no product; what there is gives the page its title itself. */
  about: { title: 'Tego produktu nie\u00A0ma w\u00A0sprzedaży' },
  whereElse:
    'Być może już go nie sprzedajemy albo w\u00A0adresie jest literówka. W\u00A0sklepie znajdziesz wszystko, co mamy teraz na półce.',
  toStore: 'Wróć do sklepu',
  perKilogram: (price: string) => `${price} / kg`,
  inStock: 'W magazynie',
  outOfStock: 'Brak w magazynie',
  pictures: 'Zdjęcia produktu',
  pictureOf: (n: number, all: number) => `zdjęcie ${n} z\u00A0${all}`,
  otherSizes: 'Inne opakowania',
  vat: 'zawiera VAT, bez kosztów dostawy',
  withoutDelivery: 'bez kosztów dostawy',
  goodFor: 'Do czego się nadaje',
  harvest: 'Kto i\u00A0jak ją zbiera',
  views: {
    package: (name: string) => name,
    crystals: (name: string) => `${name}: kryształy z\u00A0bliska`,
    use: (name: string) => `${name} w\u00A0użyciu`,
    back: (name: string) => `${name}: tył opakowania`,
  },
}

/** What is told of food before it is bought, each under its name. */
export const food = {
  legalName: 'Nazwa żywności',
  ingredients: 'Składniki',
  allergens: 'Alergeny',
  netWeight: 'Masa netto',
  origin: 'Pochodzenie',
  storage: 'Przechowywanie',
  operator: 'Podmiot odpowiedzialny',
  byCourier: 'Tylko kurierem.',
  courierOnly: (limit: string) =>
    `Tylko kurierem: z\u00A0opakowaniem waży ponad ${limit}, czyli za dużo na automat paczkowy.`,
}

/** What sending a product costs. */
export const delivery = {
  title: 'Dostawa',
  home: 'Kurier do domu',
  inpost: 'Automat paczkowy',
  from: (cost: string) => `od ${cost}`,
  free: 'bezpłatnie',
  freeFrom: (worth: string) => `bezpłatnie od ${worth}`,
  days: (from: number, to: number) =>
    to === 0
      ? 'zwykle jeszcze tego samego dnia'
      : from === to
        ? `zwykle ${to}. dnia roboczego od zamówienia`
        : `zwykle w\u00A0ciągu ${from > 0 ? `${from}–` : ''}${to} ${to === 1 ? 'dnia roboczego' : 'dni roboczych'} od zamówienia`,
  costs: 'Koszty i\u00A0terminy',
  returns: 'Zwrot w\u00A014 dni',
}

export const store = {
  about: { title: 'Sklep z celtycką solą morską' },
  title: 'Sklep',
  lead: 'Jedna sól, opakowania dla każdej kuchni. Zbierana drewnianymi grabiami, suszona na\u00A0słońcu i\u00A0wietrze, bez rafinacji.',
  count: plural('pl', { one: '# produkt', few: '# produkty', many: '# produktów', other: '# produktu' }),
  loading: 'Wczytywanie produktów',
  perKilogram: (price: string) => `${price} / kg`,
  freeDelivery: {
    any: (amount: string) => `Darmowa dostawa w\u00A0Polsce od ${amount}`,
    home: (amount: string) => `Darmowa dostawa kurierem w\u00A0Polsce od ${amount}`,
    pickup_point: (amount: string) => `Darmowa dostawa do automatu paczkowego od ${amount}`,
  },
  upTo: (weight: string) => ` (do ${weight})`,
  outOfStock: 'Brak w magazynie',
  error: 'Błąd:',
  tryAgain: 'Spróbuj ponownie',
  empty: 'Brak dostępnych produktów',
  emptyNext: 'Nowe zbiory są w\u00A0drodze. Zajrzyj do nas wkrótce.',
  packages: {
    title: 'Od stołu po kuchnię',
    text: 'Wszystkie nasze opakowania w\u00A0prawdziwych proporcjach: słoik na stół, pudełko i\u00A0torebka do domu, worki do kuchni, w\u00A0których gotuje się codziennie.',
  },
}

/** Hearing when a sold-out product is back. */
export const stockWait = {
  open: 'Powiadom mnie, gdy wróci',
  email: 'E-mail',
  consent:
    'Proszę o\u00A0jedną wiadomość na ten adres, gdy produkt znów będzie w\u00A0magazynie. Potem, a\u00A0najpóźniej po 12\u00A0miesiącach, adres zniknie z\u00A0listy oczekujących. Na adres wypisany z\u00A0naszych wiadomości nie napiszemy.',
  send: 'Zapisz mnie',
  sending: 'Zapisywanie…',
  sent: 'Zapisane. Napiszemy, gdy produkt wróci.',
  failed: 'Nie udało się zapisać. Sprawdź połączenie i\u00A0spróbuj ponownie.',
}

export const rating = {
  outOf: (average: string) => `${average} na 5`,
  count: plural('pl', { one: '# opinia', few: '# opinie', many: '# opinii', other: '# opinii' }),
}
