import { pageTexts } from './page-texts.ts'
import type { activities } from './pl/activities.ts'

export type ActivitiesTexts = typeof activities

export const activitiesTexts = pageTexts<ActivitiesTexts>({
  pl: async () => (await import('./pl/activities.ts')).activities,
  en: async () => (await import('./en/activities.ts')).activities,
  de: async () => (await import('./de/activities.ts')).activities,
  fr: async () => (await import('./fr/activities.ts')).activities,
})
