import type { Language } from '../kernel/language.ts'
import { declareWithdrawal as de } from './de/withdrawal-declaration.ts'
import { declareWithdrawal as en } from './en/withdrawal-declaration.ts'
import { declareWithdrawal as fr } from './fr/withdrawal-declaration.ts'
import { declareWithdrawal as pl } from './pl/withdrawal-declaration.ts'

/** The declaration in full words, for the server, which keeps it; the page has that of its own language. */
export const withdrawalDeclarations: Record<Language, typeof pl> = { pl, en, de, fr }
