import type { CheckoutTexts } from '../checkout.ts'

export const checkout: CheckoutTexts = {
  about: { title: 'Commande' },
  title: 'Commande',
}
