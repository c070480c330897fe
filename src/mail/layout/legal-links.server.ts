import { mailServerTexts } from '../texts.server.ts'
import type { Language } from '../../kernel/language.ts'

/** The footer links of every email: who sent it, and the terms. */
const documents = ['imprint', 'terms', 'delivery', 'withdrawal', 'privacy'] as const

export const legalLinks = (language: Language) =>
  documents.map((document) => ({
    label: mailServerTexts[language].frame.legal[document],
    path: `/${document}?lang=${language}`,
  }))
