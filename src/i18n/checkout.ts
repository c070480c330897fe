import { pageTexts } from './page-texts.ts'
import type { checkout } from './pl/checkout.ts'

export type CheckoutTexts = typeof checkout

export const checkoutTexts = pageTexts<CheckoutTexts>({
  pl: async () => (await import('./pl/checkout.ts')).checkout,
  en: async () => (await import('./en/checkout.ts')).checkout,
  de: async () => (await import('./de/checkout.ts')).checkout,
  fr: async () => (await import('./fr/checkout.ts')).checkout,
})
