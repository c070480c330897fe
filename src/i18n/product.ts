import { pageTexts } from './page-texts.ts'
import type { product } from './pl/product.ts'

export type ProductTexts = typeof product

export const productTexts = pageTexts<ProductTexts>({
  pl: async () => (await import('./pl/product.ts')).product,
  en: async () => (await import('./en/product.ts')).product,
  de: async () => (await import('./de/product.ts')).product,
  fr: async () => (await import('./fr/product.ts')).product,
})
