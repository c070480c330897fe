import { pageTexts } from './page-texts.ts'
import type { withdraw } from './pl/withdraw.ts'

export type WithdrawTexts = typeof withdraw

export const withdrawTexts = pageTexts<WithdrawTexts>({
  pl: async () => (await import('./pl/withdraw.ts')).withdraw,
  en: async () => (await import('./en/withdraw.ts')).withdraw,
  de: async () => (await import('./de/withdraw.ts')).withdraw,
  fr: async () => (await import('./fr/withdraw.ts')).withdraw,
})
