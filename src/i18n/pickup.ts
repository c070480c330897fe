import { pageTexts } from './page-texts.ts'
import type { pickup } from './pl/pickup.ts'

export type PickupTexts = typeof pickup

export const pickupTexts = pageTexts<PickupTexts>({
  pl: async () => (await import('./pl/pickup.ts')).pickup,
  en: async () => (await import('./en/pickup.ts')).pickup,
  de: async () => (await import('./de/pickup.ts')).pickup,
  fr: async () => (await import('./fr/pickup.ts')).pickup,
})
