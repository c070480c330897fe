import type { CheckoutTexts } from '../checkout.ts'

export const checkout: CheckoutTexts = {
  about: { title: 'Commande', description: 'Ce que vous commandez et ce que cela coûte.' },
  title: 'Commande',
}
