import { brand } from '../../brand.ts'
import { plural } from '../../i18n/plural.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop = {
  cart: 'Koszyk',
  pieces: plural('pl', { one: '# sztuka', few: '# sztuki', many: '# sztuk', other: '# sztuki' }),
  account: 'Twoje konto',
  signIn: 'Zaloguj się',
  signOut: 'Wyloguj się',
  greeting: (name: string) => `Dzień dobry, ${name}`,
  add: 'Do koszyka',
  addThis: (product: string) => `Do koszyka: ${product}`,
  quantity: (product: string) => `Ilość: ${product}`,
  fewer: (product: string) => `Mniej: ${product}`,
  more: (product: string) => `Więcej: ${product}`,
  inCart: (count: number) => `w\u00A0koszyku: ${count}`,
  added: (product: string) => `Dodano do\u00A0koszyka: ${product}`,
  maxOfProduct: plural('pl', {
    one: 'Najwięcej w\u00A0jednym zamówieniu: # sztuka.',
    few: 'Najwięcej w\u00A0jednym zamówieniu: # sztuki.',
    many: 'Najwięcej w\u00A0jednym zamówieniu: # sztuk.',
    other: 'Najwięcej w\u00A0jednym zamówieniu: # sztuki.',
  }),
  maxOfOrder: (count: number) =>
    `W\u00A0jednym zamówieniu można kupić najwyżej ${count}\u00A0sztuk wszystkich produktów łącznie.`,
  needMore: 'Potrzebujesz więcej? Napisz do nas.',
  toCart: 'Zobacz koszyk',
  reduction: { regular: 'Cena regularna:', lowest: 'Najniższa cena z\u00A030 dni przed obniżką:' },
  toasts: { region: 'Powiadomienia', close: 'Zamknij powiadomienie' },
}

export const members = {
  core: {
    heading: 'Zespół',
    lead: 'Prowadzą stowarzyszenie na co dzień: na salinach, w magazynie i w biurze.',
    loading: 'Wczytywanie zespołu',
    failed: 'Nie udało się wczytać zespołu',
    empty: 'Wkrótce przedstawimy tu nasz zespół',
    emptyNext: 'Zgłoszenia do stowarzyszenia przyjmujemy już dziś.',
  },
  chefs: {
    heading: 'Szefowie kuchni',
    lead: 'Wiedzą, skąd pochodzi sól, którą biorą w palce.',
    loading: 'Wczytywanie szefów kuchni',
    failed: 'Nie udało się wczytać szefów kuchni',
    empty: 'Wkrótce przedstawimy tu szefów kuchni',
    emptyNext: 'Gotujesz na naszej soli? Zgłoś się, a\u00A0przedstawimy tu także Ciebie.',
    description: 'Gotuje z celtycką solą morską zbieraną ręcznie i należy do naszego stowarzyszenia.',
  },
  restaurants: {
    heading: 'Restauracje i hotele',
    lead: 'W ich kuchniach i na ich stołach stoi ta sama sól.',
    loading: 'Wczytywanie restauracji i hoteli',
    failed: 'Nie udało się wczytać restauracji i\u00A0hoteli',
    empty: 'Wkrótce przedstawimy tu restauracje i\u00A0hotele',
    emptyNext: 'Prowadzisz restaurację lub hotel? Zgłoś się, a\u00A0przedstawimy tu także Twój lokal.',
    description: 'Podaje dania doprawione celtycką solą morską zbieraną ręcznie i należy do naszego stowarzyszenia.',
  },
  join: 'Dołącz do stowarzyszenia',
  noAnswer: 'Serwer nie odpowiedział. Proszę sprawdzić połączenie z\u00A0internetem.',
  tryAgain: 'Spróbuj ponownie',
  readMore: 'Czytaj dalej',
  readLess: 'Zwiń',
  carousel: {
    carousel: 'karuzela',
    slide: 'slajd',
    slideOf: (slide: number, count: number) => `${slide} z ${count}`,
    slidesOf: (first: number, last: number, count: number) =>
      first === last ? `Slajd ${first} z ${count}` : `Slajdy ${first}–${last} z ${count}`,
    previous: 'Poprzednie slajdy',
    next: 'Następne slajdy',
    pages: 'Wybór slajdów',
    turnTo: (first: number, last: number) =>
      first === last ? `Przejdź do slajdu ${first}` : `Przejdź do slajdów ${first}–${last}`,
  },
}

/** The newsletter for customers: its form stands on several pages. `consent` is what is agreed to, and is kept with the address. */
export const newsletter = {
  heading: 'Newsletter',
  lead: 'Nowe zbiory, przepisy i\u00A0promocje.',
  inbox: 'Gdzie wysyłać newsletter?',
  get consent() {
    return `Proszę o\u00A0newsletter ${brand.name} na ten adres: nowości, przepisy i\u00A0promocje. Mogę się wypisać jednym kliknięciem w\u00A0każdej wiadomości.`
  },
  privacy: 'Jak chronimy dane',
  send: 'Chcę dostawać newsletter',
  sending: 'Chwileczkę…',
  sent: 'Zajrzyj do skrzynki. Jeśli tego adresu nie\u00A0ma jeszcze na liście, czeka tam wiadomość z\u00A0przyciskiem do potwierdzenia.',
  failed: 'Nie udało się. Sprawdź połączenie i\u00A0spróbuj ponownie.',
}
