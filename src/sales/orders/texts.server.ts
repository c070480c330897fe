import type { Language } from '../../kernel/language.ts'
import * as pl from './texts/pl.ts'
import * as en from './texts/en.ts'
import * as de from './texts/de.ts'
import * as fr from './texts/fr.ts'

export const ordersServerTexts: Record<Language, typeof pl> = { pl, en, de, fr }
