import { pageTexts } from './page-texts.ts'
import type { food } from './pl/food.ts'

export type FoodTexts = typeof food

export const foodTexts = pageTexts<FoodTexts>({
  pl: async () => (await import('./pl/food.ts')).food,
  en: async () => (await import('./en/food.ts')).food,
  de: async () => (await import('./de/food.ts')).food,
  fr: async () => (await import('./fr/food.ts')).food,
})
