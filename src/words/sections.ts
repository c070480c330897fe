/** The rooms whose texts can be said differently: those that pages bring along, and those that the server alone says. */
export const pageRooms = [
  'catalog',
  'cart',
  'contact',
  'marketing',
  'membership',
  'membership/materials',
  'recipes',
  'recipes/cooking',
  'sales/checkout',
  'site',
  'team',
  'ui',
  'web',
] as const
export const serverRooms = [
  'customers.server',
  'descriptions',
  'mail.server',
  'marketing/offer',
  'membership.server',
  'membership/materials.server',
  'sales/order-management.server',
] as const
export type WordsRoom = (typeof pageRooms)[number] | (typeof serverRooms)[number]

/** Letters that can be shown as they look. */
export const letters = [
  'offer',
  'welcome',
  'materials',
  'order-confirmed',
  'payment-failed',
  'payment-reminder',
  'payment-summary',
  'proforma',
  'being-checked',
  'shipped',
  'delivered',
  'new-link',
  'cancelled',
  'refunded',
  'refund-failed',
  'account-created',
  'email-proof',
  'recovery',
  'password-changed',
  'account-deleted',
] as const
export type Letter = (typeof letters)[number]

interface Section {
  group: 'Strony' | 'Listy' | 'Kampania'
  title: string
  /** What of which room can be changed: all texts under these paths. */
  texts: Partial<Record<WordsRoom, readonly string[]>>
  /** Where it is seen. */
  page?: `/${string}`
  letter?: Letter
}

const under = (path: string, names: string) => names.split(' ').map((name) => `${path}.${name}`)

/** A page with what search engines are told of it. */
const page = (title: string, address: `/${string}`, texts: Section['texts'], isFound = true): Section => ({
  group: 'Strony',
  title,
  page: address,
  texts: { ...texts, ...(isFound && { descriptions: [`descriptions.${address}`] }) },
})

const letter = (title: string, shown: Letter, room: WordsRoom, paths: readonly string[]): Section => ({
  group: 'Listy',
  title,
  letter: shown,
  texts: { [room]: paths },
})

const orderLetter = (title: string, shown: Letter, name: string, texts: string) =>
  letter(title, shown, 'sales/order-management.server', under(`orderEmails.${name}`, texts))

/**
 * Everything that an owner may say in their own words, by the page or letter on which it is read. Not in it: what the law words, what
 * a screen reader says of a control, and sentences about what went wrong.
 */
const sections = {
  home: page('Strona główna', '/', { site: ['home', 'story'] }),
  activities: page('Działalność', '/activities', { site: ['activities'] }),
  team: page('O nas', '/team', {
    team: ['team'],
    ui: [
      ...['core', 'chefs', 'restaurants'].flatMap((group) => under(`members.${group}`, 'heading lead empty emptyNext')),
      ...under('members', 'chefs.description restaurants.description join'),
    ],
  }),
  cooperation: page('Współpraca', '/cooperation', { site: ['cooperation'] }),
  contact: page('Kontakt', '/contact', {
    contact: under('contact', 'about title lead allRequired name email message send sent office'),
  }),
  store: page('Sklep', '/store', { catalog: under('store', 'about title lead empty emptyNext packages') }),
  product: {
    group: 'Strony',
    title: 'Karta produktu',
    texts: { catalog: under('product', 'about whereElse toStore otherSizes goodFor harvest') },
  },
  recipes: page('Przepisy', '/recipes', {
    recipes: ['recipes', 'dishes'],
    'recipes/cooking': ['cooking'],
  }),
  cart: page('Koszyk', '/cart', { cart: under('cart', 'title empty emptyNext continueShopping') }, false),
  paid: {
    group: 'Strony',
    title: 'Podziękowanie za zamówienie',
    texts: {
      'sales/checkout': under('paymentSuccess', 'about title lead.paid lead.waiting next toStore questions'),
    },
  },
  join: page('Dołącz do nas', '/joinus', {
    membership: [
      ...under('join', 'about title lead whatComes coming choose kinds'),
      ...under('application', 'changeType chefAddressHint restaurantAddressHint chefDescription'),
      ...under('application', 'restaurantDescription descriptionHint submit sent'),
    ],
  }),
  thanks: page('Podziękowanie za zgłoszenie', '/success', { membership: ['success'] }, false),
  materials: {
    group: 'Strony',
    title: 'Materiały członka',
    texts: {
      'membership/materials': under(
        'materials',
        'about heading greeting explanation download certificate.name certificate.use graphics logos expired',
      ),
    },
  },
  certificate: {
    group: 'Strony',
    title: 'Certyfikat i grafiki członka',
    texts: {
      'membership/materials.server': under(
        'certificate',
        'association title intro statement signature readme graphics',
      ),
    },
  },
  unsubscribe: {
    group: 'Strony',
    title: 'Wypisanie z newslettera',
    texts: { marketing: under('unsubscribe', 'question done toHome') },
  },
  newsletter: page('Newsletter', '/newsletter', { marketing: ['newsletter', 'newsletterLink'] }, false),
  frame: {
    group: 'Strony',
    title: 'Stopka i menu',
    texts: {
      web: ['shell.tagline', 'shell.followUs', 'shell.links', ...under('pages.notFound', 'heading explanation')],
      'mail.server': ['frame.footer'],
      ui: under('newsletter', 'heading lead'),
    },
    page: '/',
  },
  welcome: letter('Powitanie członka', 'welcome', 'membership.server', ['welcome']),
  materialsLetter: letter('Materiały są gotowe', 'materials', 'membership/materials.server', ['materials']),
  orderConfirmed: orderLetter(
    'Potwierdzenie zamówienia',
    'order-confirmed',
    'confirmed',
    'subject heading greeting ordered next steps',
  ),
  paymentFailed: orderLetter(
    'Płatność nie doszła',
    'payment-failed',
    'paymentFailed',
    'subject heading declined expired',
  ),
  paymentReminder: orderLetter('Przypomnienie o płatności', 'payment-reminder', 'reminder', 'subject heading until'),
  paymentSummary: orderLetter(
    'Przypomnienie o kilku zamówieniach',
    'payment-summary',
    'paymentSummary',
    'subject heading explanation',
  ),
  proforma: orderLetter('Proforma', 'proforma', 'proforma', 'subject heading explanation until'),
  beingChecked: orderLetter('Sprawdzamy płatność', 'being-checked', 'beingChecked', 'subject heading explanation'),
  shipped: orderLetter('Paczka w drodze', 'shipped', 'shipped', 'subject heading explanation track'),
  delivered: orderLetter('Paczka na miejscu', 'delivered', 'delivered', 'subject heading explanation problem'),
  newLink: orderLetter('Nowy link do zamówienia', 'new-link', 'newLink', 'subject heading explanation notYou'),
  cancelled: orderLetter('Zamówienie anulowane', 'cancelled', 'cancelled', 'subject heading unpaid paid'),
  refunded: orderLetter('Zwrot pieniędzy', 'refunded', 'refunded', 'subject heading explanation'),
  refundFailed: orderLetter('Zwrot nie dotarł', 'refund-failed', 'refundFailed', 'subject heading explanation'),
  orderEnd: letter('Zakończenie listów o zamówieniu', 'delivered', 'sales/order-management.server', [
    ...under('orderEmails', 'follow pay questions'),
  ]),
  accountCreated: letter('Konto założone', 'account-created', 'customers.server', ['accountCreated']),
  emailProof: letter('Potwierdzenie adresu: nowy link', 'email-proof', 'customers.server', ['emailProof']),
  recovery: letter('Nowe hasło: link', 'recovery', 'customers.server', ['passwordRecovery']),
  passwordChanged: letter('Hasło zmienione', 'password-changed', 'customers.server', ['passwordChanged']),
  accountDeleted: letter('Konto usunięte', 'account-deleted', 'customers.server', ['accountDeleted']),
  offer: {
    group: 'Kampania',
    title: 'Propozycja współpracy',
    letter: 'offer',
    texts: {
      'marketing/offer': [
        ...'subject preheader marsh tagline overline heading opening next closing contact.heading'.split(' '),
        ...under('products', 'heading lead toStore'),
        ...[0, 1, 2, 3].flatMap((place) => under(`products.list.${place}`, 'name weight text')),
        'benefits',
      ],
    },
  },
} satisfies Record<string, Section>

export type SectionName = keyof typeof sections
export const sectionNames = Object.keys(sections) as SectionName[]
export const sectionOf = (name: SectionName): Section => sections[name]
