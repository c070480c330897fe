import { pageTexts } from './page-texts.ts'
import type { checkoutForm } from './pl/checkout-form.ts'

export type CheckoutFormTexts = typeof checkoutForm

/** The words of the checkout below its heading. */
export const checkoutFormTexts = pageTexts<CheckoutFormTexts>({
  pl: async () => (await import('./pl/checkout-form.ts')).checkoutForm,
  en: async () => (await import('./en/checkout-form.ts')).checkoutForm,
  de: async () => (await import('./de/checkout-form.ts')).checkoutForm,
  fr: async () => (await import('./fr/checkout-form.ts')).checkoutForm,
})
