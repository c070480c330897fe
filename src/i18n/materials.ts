import { pageTexts } from './page-texts.ts'
import type { materials } from './pl/materials.ts'

export type MaterialsTexts = typeof materials

export const materialsTexts = pageTexts<MaterialsTexts>({
  pl: async () => (await import('./pl/materials.ts')).materials,
  en: async () => (await import('./en/materials.ts')).materials,
  de: async () => (await import('./de/materials.ts')).materials,
  fr: async () => (await import('./fr/materials.ts')).materials,
})
