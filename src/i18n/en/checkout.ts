import type { CheckoutTexts } from '../checkout.ts'

export const checkout: CheckoutTexts = {
  about: { title: 'Checkout', description: 'What you are ordering and what it costs.' },
  title: 'Checkout',
}
