import { pageTexts } from './page-texts.ts'
import type { newPassword } from './pl/new-password.ts'

export type NewPasswordTexts = typeof newPassword

export const newPasswordTexts = pageTexts<NewPasswordTexts>({
  pl: async () => (await import('./pl/new-password.ts')).newPassword,
  en: async () => (await import('./en/new-password.ts')).newPassword,
  de: async () => (await import('./de/new-password.ts')).newPassword,
  fr: async () => (await import('./fr/new-password.ts')).newPassword,
})
