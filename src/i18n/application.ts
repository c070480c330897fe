import { pageTexts } from './page-texts.ts'
import type { application } from './pl/application.ts'

export type ApplicationTexts = typeof application

/** The words of the form in which one applies; it is loaded when a kind has been chosen. */
export const applicationTexts = pageTexts<ApplicationTexts>({
  pl: async () => (await import('./pl/application.ts')).application,
  en: async () => (await import('./en/application.ts')).application,
  de: async () => (await import('./de/application.ts')).application,
  fr: async () => (await import('./fr/application.ts')).application,
})
