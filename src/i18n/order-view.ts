import { pageTexts } from './page-texts.ts'
import type { orderView } from './pl/order-view.ts'

export type OrderViewTexts = typeof orderView

export const orderViewTexts = pageTexts<OrderViewTexts>({
  pl: async () => (await import('./pl/order-view.ts')).orderView,
  en: async () => (await import('./en/order-view.ts')).orderView,
  de: async () => (await import('./de/order-view.ts')).orderView,
  fr: async () => (await import('./fr/order-view.ts')).orderView,
})
