import { pageTexts } from './page-texts.ts'
import type { orderStates } from './pl/order-states.ts'

export type OrderStatesTexts = typeof orderStates

export const orderStatesTexts = pageTexts<OrderStatesTexts>({
  pl: async () => (await import('./pl/order-states.ts')).orderStates,
  en: async () => (await import('./en/order-states.ts')).orderStates,
  de: async () => (await import('./de/order-states.ts')).orderStates,
  fr: async () => (await import('./fr/order-states.ts')).orderStates,
})
