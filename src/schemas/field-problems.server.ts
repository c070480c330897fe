import type { Language } from '../kernel/language.ts'
import { fieldProblems as de } from './texts/de.ts'
import { fieldProblems as en } from './texts/en.ts'
import { fieldProblems as fr } from './texts/fr.ts'
import { fieldProblems as pl } from './texts/pl.ts'

/** The sentences for single fields, in all languages at once. */
export const fieldProblems: Record<Language, typeof pl> = { pl, en, de, fr }
