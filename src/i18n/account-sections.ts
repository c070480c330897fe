import { pageTexts } from './page-texts.ts'
import type { accountSections } from './pl/account-sections.ts'

export type AccountSectionsTexts = typeof accountSections

export const accountSectionsTexts = pageTexts<AccountSectionsTexts>({
  pl: async () => (await import('./pl/account-sections.ts')).accountSections,
  en: async () => (await import('./en/account-sections.ts')).accountSections,
  de: async () => (await import('./de/account-sections.ts')).accountSections,
  fr: async () => (await import('./fr/account-sections.ts')).accountSections,
})
