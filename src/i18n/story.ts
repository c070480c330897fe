import { pageTexts } from './page-texts.ts'
import type { story } from './pl/story.ts'

export type StoryTexts = typeof story

/** The words below the home page's first screen. */
export const storyTexts = pageTexts<StoryTexts>({
  pl: async () => (await import('./pl/story.ts')).story,
  en: async () => (await import('./en/story.ts')).story,
  de: async () => (await import('./de/story.ts')).story,
  fr: async () => (await import('./fr/story.ts')).story,
})
