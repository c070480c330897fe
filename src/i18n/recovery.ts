import { pageTexts } from './page-texts.ts'
import type { recovery } from './pl/recovery.ts'

export type RecoveryTexts = typeof recovery

export const recoveryTexts = pageTexts<RecoveryTexts>({
  pl: async () => (await import('./pl/recovery.ts')).recovery,
  en: async () => (await import('./en/recovery.ts')).recovery,
  de: async () => (await import('./de/recovery.ts')).recovery,
  fr: async () => (await import('./fr/recovery.ts')).recovery,
})
