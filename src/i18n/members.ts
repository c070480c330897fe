import { pageTexts } from './page-texts.ts'
import type { members } from './pl/members.ts'

export type MembersTexts = typeof members

export const membersTexts = pageTexts<MembersTexts>({
  pl: async () => (await import('./pl/members.ts')).members,
  en: async () => (await import('./en/members.ts')).members,
  de: async () => (await import('./de/members.ts')).members,
  fr: async () => (await import('./fr/members.ts')).members,
})
