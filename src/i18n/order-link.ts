import { pageTexts } from './page-texts.ts'
import type { orderLink } from './pl/order-link.ts'

export type OrderLinkTexts = typeof orderLink

export const orderLinkTexts = pageTexts<OrderLinkTexts>({
  pl: async () => (await import('./pl/order-link.ts')).orderLink,
  en: async () => (await import('./en/order-link.ts')).orderLink,
  de: async () => (await import('./de/order-link.ts')).orderLink,
  fr: async () => (await import('./fr/order-link.ts')).orderLink,
})
