import type { Language } from '../kernel/language.ts'
import { orderLinkAnswer as de } from './de/order-link-answer.ts'
import { orderLinkAnswer as en } from './en/order-link-answer.ts'
import { orderLinkAnswer as fr } from './fr/order-link-answer.ts'
import { orderLinkAnswer as pl } from './pl/order-link-answer.ts'

/** For the server alone, as letters are: a page loads the one that is read. */
export const orderLinkAnswers: Record<Language, string> = { pl, en, de, fr }
