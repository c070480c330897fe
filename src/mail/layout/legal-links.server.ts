import { mailServerTexts } from '../texts.server.ts'
import type { Language } from '../../kernel/language.ts'

/** What every letter leads to: who wrote it, and on what terms one buys from them. */
const documents = ['imprint', 'terms', 'delivery', 'withdrawal', 'privacy'] as const

export const legalLinks = (language: Language) =>
  documents.map((document) => ({
    label: mailServerTexts[language].frame.legal[document],
    path: `/${document}?lang=${language}`,
  }))
