import type { Language } from '../kernel/language.ts'
import { orderLetters as de } from './de/order-letters.ts'
import { orderLetters as en } from './en/order-letters.ts'
import { orderLetters as fr } from './fr/order-letters.ts'
import { orderLetters as pl } from './pl/order-letters.ts'

export type OrderLetterTexts = typeof pl

/** The words of letters about an order, for the server alone, as those in `letters.ts`. */
export const orderLetterTexts: Record<Language, OrderLetterTexts> = { pl, en, de, fr }
