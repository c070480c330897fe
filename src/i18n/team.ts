import { pageTexts } from './page-texts.ts'
import type { team } from './pl/team.ts'

export type TeamTexts = typeof team

export const teamTexts = pageTexts<TeamTexts>({
  pl: async () => (await import('./pl/team.ts')).team,
  en: async () => (await import('./en/team.ts')).team,
  de: async () => (await import('./de/team.ts')).team,
  fr: async () => (await import('./fr/team.ts')).team,
})
