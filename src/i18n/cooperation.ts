import { pageTexts } from './page-texts.ts'
import type { cooperation } from './pl/cooperation.ts'

export type CooperationTexts = typeof cooperation

export const cooperationTexts = pageTexts<CooperationTexts>({
  pl: async () => (await import('./pl/cooperation.ts')).cooperation,
  en: async () => (await import('./en/cooperation.ts')).cooperation,
  de: async () => (await import('./de/cooperation.ts')).cooperation,
  fr: async () => (await import('./fr/cooperation.ts')).cooperation,
})
