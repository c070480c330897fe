import { pageTexts } from './page-texts.ts'
import type { recover } from './pl/recover.ts'

export type RecoverTexts = typeof recover

export const recoverTexts = pageTexts<RecoverTexts>({
  pl: async () => (await import('./pl/recover.ts')).recover,
  en: async () => (await import('./en/recover.ts')).recover,
  de: async () => (await import('./de/recover.ts')).recover,
  fr: async () => (await import('./fr/recover.ts')).recover,
})
