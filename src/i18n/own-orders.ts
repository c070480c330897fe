import { pageTexts } from './page-texts.ts'
import type { ownOrders } from './pl/own-orders.ts'

export type OwnOrdersTexts = typeof ownOrders

export const ownOrdersTexts = pageTexts<OwnOrdersTexts>({
  pl: async () => (await import('./pl/own-orders.ts')).ownOrders,
  en: async () => (await import('./en/own-orders.ts')).ownOrders,
  de: async () => (await import('./de/own-orders.ts')).ownOrders,
  fr: async () => (await import('./fr/own-orders.ts')).ownOrders,
})
