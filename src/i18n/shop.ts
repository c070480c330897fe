import { pageTexts } from './page-texts.ts'
import type { shop } from './pl/shop.ts'

export type ShopTexts = typeof shop

export const shopTexts = pageTexts<ShopTexts>({
  pl: async () => (await import('./pl/shop.ts')).shop,
  en: async () => (await import('./en/shop.ts')).shop,
  de: async () => (await import('./de/shop.ts')).shop,
  fr: async () => (await import('./fr/shop.ts')).shop,
})
