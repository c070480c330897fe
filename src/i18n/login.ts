import { pageTexts } from './page-texts.ts'
import type { login } from './pl/login.ts'

export type LoginTexts = typeof login

export const loginTexts = pageTexts<LoginTexts>({
  pl: async () => (await import('./pl/login.ts')).login,
  en: async () => (await import('./en/login.ts')).login,
  de: async () => (await import('./de/login.ts')).login,
  fr: async () => (await import('./fr/login.ts')).login,
})
