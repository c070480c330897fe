import type { CheckoutTexts } from '../checkout.ts'
import { plural } from '../plural.ts'

export const checkout: CheckoutTexts = {
  about: { title: 'Checkout', description: 'What you are ordering and what it costs.' },
  title: 'Checkout',
  toPay: plural('en', { one: '# product to pay for', other: '# products to pay for' }),
  empty: 'Your cart is empty',
  toStore: 'Back to the store',
  toCart: 'Back to the cart',
  notYet: 'Paying online isn’t open yet',
  notYetNext: 'Your cart stays in this browser. If you would rather not wait, write to us:',
}
