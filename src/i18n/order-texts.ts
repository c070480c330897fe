import type { Language } from '../kernel/language.ts'
import { orderTexts as de } from './de/order-texts.ts'
import { orderTexts as en } from './en/order-texts.ts'
import { orderTexts as fr } from './fr/order-texts.ts'
import { orderTexts as pl } from './pl/order-texts.ts'

/** Said by the server; browsers never load them. */
export const orderTexts: Record<Language, typeof pl> = { pl, en, de, fr }
