import { pageTexts } from './page-texts.ts'
import type { contact } from './pl/contact.ts'

export type ContactTexts = typeof contact

export const contactTexts = pageTexts<ContactTexts>({
  pl: async () => (await import('./pl/contact.ts')).contact,
  en: async () => (await import('./en/contact.ts')).contact,
  de: async () => (await import('./de/contact.ts')).contact,
  fr: async () => (await import('./fr/contact.ts')).contact,
})
