import type { Language } from '../kernel/language.ts'
import { deliveryCosts as de } from './de/delivery-costs.ts'
import { deliveryCosts as en } from './en/delivery-costs.ts'
import { deliveryCosts as fr } from './fr/delivery-costs.ts'
import { deliveryCosts as pl } from './pl/delivery-costs.ts'

export type DeliveryCostTexts = typeof pl

/** The words of the table of costs, for the server alone, which writes it into a text. */
export const deliveryCostTexts: Record<Language, DeliveryCostTexts> = { pl, en, de, fr }
