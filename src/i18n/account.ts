import { pageTexts } from './page-texts.ts'
import type { account } from './pl/account.ts'

export type AccountTexts = typeof account

export const accountTexts = pageTexts<AccountTexts>({
  pl: async () => (await import('./pl/account.ts')).account,
  en: async () => (await import('./en/account.ts')).account,
  de: async () => (await import('./de/account.ts')).account,
  fr: async () => (await import('./fr/account.ts')).account,
})
