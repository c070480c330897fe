import type { Language } from '../kernel/language.ts'
import { invoicePaper as de } from './de/invoice-paper.ts'
import { invoicePaper as en } from './en/invoice-paper.ts'
import { invoicePaper as fr } from './fr/invoice-paper.ts'
import { invoicePaper as pl } from './pl/invoice-paper.ts'

export type InvoicePaperTexts = typeof pl

/** The words on invoices, for the server alone. */
export const invoicePaperTexts: Record<Language, InvoicePaperTexts> = { pl, en, de, fr }
