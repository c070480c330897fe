import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

export const product: typeof pl.product = {
  about: { title: 'We don’t sell this product' },
  whereElse: 'We may no longer sell it, or the address is mistyped. The store has everything we sell today.',
  toStore: 'Back to the store',
  perKilogram: (price) => `${price} / kg`,
  inStock: 'In stock',
  outOfStock: 'Out of stock',
  pictures: 'Pictures of the product',
  pictureOf: (n: number, all: number) => `picture ${n} of ${all}`,
  otherSizes: 'Other sizes',
  vat: 'VAT included, delivery not included',
  withoutDelivery: 'delivery not included',
  goodFor: 'What it’s good for',
  harvest: 'Who gathers it, and how',
  views: {
    package: (name) => name,
    crystals: (name) => `${name}: the crystals close up`,
    use: (name) => `${name} in use`,
    back: (name) => `${name}: the back of the package`,
  },
}

export const food: typeof pl.food = {
  legalName: 'Name of the food',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  netWeight: 'Net weight',
  origin: 'Origin',
  storage: 'Storage',
  operator: 'Food business operator',
  byCourier: 'By courier only.',
  courierOnly: (limit) =>
    `By courier only: packed, it weighs more than ${limit}, which is too much for a parcel locker.`,
}

export const delivery: typeof pl.delivery = {
  title: 'Delivery',
  home: 'Home delivery by courier',
  inpost: 'Parcel locker',
  from: (cost) => `from ${cost}`,
  free: 'free',
  freeFrom: (worth) => `free from ${worth}`,
  days: (from, to) =>
    to === 0
      ? 'usually on the same day'
      : from === to
        ? `usually ${to === 1 ? 'on the next working day' : `on working day ${to}`} after the order`
        : `usually ${from > 0 ? `${from} to ${to} working days after` : `within ${to === 1 ? 'one working day' : `${to} working days`} of`} the order`,
  costs: 'Costs and times',
  returns: '14 days to return it',
}

export const store: typeof pl.store = {
  about: { title: 'Store for hand-harvested Celtic sea salt' },
  title: 'Store',
  lead: 'One salt, sizes for every kitchen. Gathered with wooden rakes, dried by sun and wind, never refined.',
  count: plural('en', { one: '# product', other: '# products' }),
  loading: 'Loading products',
  perKilogram: (price) => `${price} / kg`,
  freeDelivery: {
    any: (amount) => `Free delivery in Poland from ${amount}`,
    home: (amount) => `Free courier delivery in Poland from ${amount}`,
    pickup_point: (amount) => `Free delivery to a parcel locker from ${amount}`,
  },
  upTo: (weight) => ` (up to ${weight})`,
  outOfStock: 'Out of stock',
  error: 'Error:',
  tryAgain: 'Try again',
  empty: 'No products available',
  emptyNext: 'The new harvest is on its way. Please come back soon.',
  packages: {
    title: 'From table to kitchen',
    text: 'All our sizes side by side, in true proportion: the jar for the table, the box and the pouch for the home, the sacks for kitchens that cook every day.',
  },
}

/** Hearing when a sold-out product is back. */
export const stockWait: typeof pl.stockWait = {
  open: 'Tell me when it is back',
  email: 'E-mail',
  consent:
    'Please send one e-mail to this address when the product is back in stock. After that, or after 12 months at the latest, the address is deleted from the waiting list. We don’t write to an address that has unsubscribed from our e-mails.',
  send: 'Let me know',
  sending: 'Sending…',
  sent: 'Noted. We will write when it is back.',
  failed: 'That could not be saved. Check your connection and try again.',
}

export const rating: typeof pl.rating = {
  outOf: (average) => `${average} out of 5`,
  count: plural('en', { one: '# review', other: '# reviews' }),
}
