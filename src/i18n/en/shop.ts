import { plural } from '../plural.ts'
import type { ShopTexts } from '../shop.ts'

/** What stands around all that is sold: in the bar, at the buttons, in passing messages. */
export const shop: ShopTexts = {
  cart: 'Cart',
  pieces: plural('en', { one: '# item', other: '# items' }),
  account: 'Your account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  greeting: (name) => `Hello, ${name}`,
  add: 'Add to cart',
  addThis: (product) => `Add to cart: ${product}`,
  inCart: (count) => `in cart: ${count}`,
  added: (product) => `Added to cart: ${product}`,
  mostOfProduct: plural('en', { one: 'At most # item per order.', other: 'At most # items per order.' }),
  mostOfOrder: (count) => `One order takes at most ${count} items of all products together.`,
  needMore: 'Need more? Write to us.',
  toCart: 'View cart',
  reduction: { regular: 'Regular price:', lowest: 'Lowest price in the 30 days before the reduction:' },
  toasts: { region: 'Notifications', close: 'Close notification' },
  withoutScripts: 'Shopping needs JavaScript. You can also order by e-mail:',
}
