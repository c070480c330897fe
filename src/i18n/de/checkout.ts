import type { CheckoutTexts } from '../checkout.ts'

export const checkout: CheckoutTexts = {
  about: { title: 'Kasse', description: 'Was Sie bestellen und was es kostet.' },
  title: 'Kasse',
}
