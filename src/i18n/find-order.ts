import { pageTexts } from './page-texts.ts'
import type { findOrder } from './pl/find-order.ts'

export type FindOrderTexts = typeof findOrder

export const findOrderTexts = pageTexts<FindOrderTexts>({
  pl: async () => (await import('./pl/find-order.ts')).findOrder,
  en: async () => (await import('./en/find-order.ts')).findOrder,
  de: async () => (await import('./de/find-order.ts')).findOrder,
  fr: async () => (await import('./fr/find-order.ts')).findOrder,
})
