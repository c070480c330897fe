import { brand } from '../../brand.ts'
import { plural } from '../../i18n/plural.ts'
import type * as pl from './pl.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop: typeof pl.shop = {
  cart: 'Cart',
  pieces: plural('en', { one: '# item', other: '# items' }),
  account: 'Your account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  greeting: (name) => `Hello, ${name}`,
  add: 'Add to cart',
  addThis: (product) => `Add to cart: ${product}`,
  quantity: (product) => `Quantity: ${product}`,
  fewer: (product) => `Fewer: ${product}`,
  more: (product) => `More: ${product}`,
  inCart: (count) => `in cart: ${count}`,
  added: (product) => `Added to cart: ${product}`,
  maxOfProduct: plural('en', { one: 'At most # item per order.', other: 'At most # items per order.' }),
  maxOfOrder: (count) => `One order can hold at most ${count} items in total.`,
  needMore: 'Need more? Write to us.',
  toCart: 'View cart',
  reduction: { regular: 'Regular price:', lowest: 'Lowest price in the 30 days before the reduction:' },
  toasts: { region: 'Notifications', close: 'Close notification' },
}

export const members: typeof pl.members = {
  core: {
    heading: 'The team',
    lead: 'They run the association from day to day: in the marsh, in the warehouse and in the office.',
    loading: 'Loading the team',
    failed: 'The team could not be loaded',
    empty: 'We will introduce our team here soon',
    emptyNext: 'No need to wait: applications for membership are already welcome.',
  },
  chefs: {
    heading: 'Chefs',
    lead: 'They know where the salt between their fingers comes from.',
    loading: 'Loading the chefs',
    failed: 'The chefs could not be loaded',
    empty: 'We will introduce our chefs here soon',
    emptyNext: 'Do you cook with our salt? Apply, and we will introduce you here too.',
    description: 'Cooks with hand-harvested Celtic sea salt and belongs to our association.',
  },
  restaurants: {
    heading: 'Restaurants and hotels',
    lead: 'The same salt stands in their kitchens and on their tables.',
    loading: 'Loading the restaurants and hotels',
    failed: 'The restaurants and hotels could not be loaded',
    empty: 'We will introduce our restaurants and hotels here soon',
    emptyNext: 'Do you run a restaurant or a hotel? Apply, and we will introduce it here too.',
    description: 'Seasons its dishes with hand-harvested Celtic sea salt and belongs to our association.',
  },
  join: 'Join the association',
  noAnswer: 'The server did not answer. Please check your internet connection.',
  tryAgain: 'Try again',
  readMore: 'Read more',
  readLess: 'Show less',
  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slideOf: (slide, count) => `${slide} of ${count}`,
    slidesOf: (first, last, count) =>
      first === last ? `Slide ${first} of ${count}` : `Slides ${first}–${last} of ${count}`,
    previous: 'Previous slides',
    next: 'Next slides',
    pages: 'Choose slides',
    turnTo: (first, last) => (first === last ? `Go to slide ${first}` : `Go to slides ${first}–${last}`),
  },
}

export const newsletter: typeof pl.newsletter = {
  heading: 'Newsletter',
  lead: 'New harvests, recipes and offers.',
  inbox: 'Inbox for the newsletter',
  get consent() {
    return `Please send the ${brand.name} newsletter to this address: news, recipes and offers. I can unsubscribe with one click in every issue.`
  },
  privacy: 'How we protect your data',
  send: 'Get the newsletter',
  sending: 'One moment…',
  sent: 'Check your inbox. If this address isn’t on the list yet, you will find an e-mail there with a button to confirm it.',
  failed: 'That didn’t work. Check your connection and try again.',
}
