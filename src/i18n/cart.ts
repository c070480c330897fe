import { pageTexts } from './page-texts.ts'
import type { cart } from './pl/cart.ts'

export type CartTexts = typeof cart

export const cartTexts = pageTexts<CartTexts>({
  pl: async () => (await import('./pl/cart.ts')).cart,
  en: async () => (await import('./en/cart.ts')).cart,
  de: async () => (await import('./de/cart.ts')).cart,
  fr: async () => (await import('./fr/cart.ts')).cart,
})
