import type { Language } from '../kernel/language.ts'
import { errors as de } from './de/errors.ts'
import { errors as en } from './en/errors.ts'
import { errors as fr } from './fr/errors.ts'
import { errors as pl } from './pl/errors.ts'

export type ErrorTexts = typeof pl

/** The sentences of refusals. They are said by the server, so browsers never load them. */
export const errorTexts: Record<Language, ErrorTexts> = { pl, en, de, fr }
