import type { Language } from '../../kernel/language.ts'
import * as pl from './texts/pl.server.ts'
import * as en from './texts/en.server.ts'
import * as de from './texts/de.server.ts'
import * as fr from './texts/fr.server.ts'

export const reviewServerTexts: Record<Language, typeof pl> = { pl, en, de, fr }
