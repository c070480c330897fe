import type { Language } from '../kernel/language.ts'
import { withdrawalLetters as de } from './de/withdrawal-letters.ts'
import { withdrawalLetters as en } from './en/withdrawal-letters.ts'
import { withdrawalLetters as fr } from './fr/withdrawal-letters.ts'
import { withdrawalLetters as pl } from './pl/withdrawal-letters.ts'

export type WithdrawalLetterTexts = typeof pl

/** The words of letters about a withdrawal, for the server alone, as those in `letters.ts`. */
export const withdrawalLetterTexts: Record<Language, WithdrawalLetterTexts> = { pl, en, de, fr }
