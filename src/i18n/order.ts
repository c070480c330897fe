import { pageTexts } from './page-texts.ts'
import type { order } from './pl/order.ts'

export type OrderTexts = typeof order

export const orderTexts = pageTexts<OrderTexts>({
  pl: async () => (await import('./pl/order.ts')).order,
  en: async () => (await import('./en/order.ts')).order,
  de: async () => (await import('./de/order.ts')).order,
  fr: async () => (await import('./fr/order.ts')).order,
})
