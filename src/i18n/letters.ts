import type { Language } from '../kernel/language.ts'
import { letters as de } from './de/letters.ts'
import { letters as en } from './en/letters.ts'
import { letters as fr } from './fr/letters.ts'
import { letters as pl } from './pl/letters.ts'

export type LetterTexts = typeof pl

/** The words of messages, for the server alone: all languages at once, since readers never download them. */
export const letterTexts: Record<Language, LetterTexts> = { pl, en, de, fr }
