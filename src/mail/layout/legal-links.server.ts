import { letterTexts } from '../../i18n/letters.ts'
import type { Language } from '../../kernel/language.ts'

/** What every letter leads to: who wrote it, and on what terms one buys from them. */
const documents = ['imprint', 'terms', 'delivery', 'withdrawal', 'privacy'] as const

export const legalLinks = (language: Language) =>
  documents.map((document) => ({
    label: letterTexts[language].frame.legal[document],
    path: `/${document}?lang=${language}`,
  }))
