import type { Language } from '../kernel/language.ts'
import { errors as de } from './de/errors.ts'
import { fieldProblems as deFields } from './de/field-problems.ts'
import { errors as en } from './en/errors.ts'
import { fieldProblems as enFields } from './en/field-problems.ts'
import { errors as fr } from './fr/errors.ts'
import { fieldProblems as frFields } from './fr/field-problems.ts'
import type { FieldProblems } from './field-problems.ts'
import { errors as pl } from './pl/errors.ts'
import { fieldProblems as plFields } from './pl/field-problems.ts'

export type ErrorTexts = typeof pl

/** The sentences of refusals. They are said by the server, so browsers never load them. */
export const errorTexts: Record<Language, ErrorTexts> = { pl, en, de, fr }

/** The sentences for single fields; browsers load them, too, with the forms. */
export const fieldProblems: Record<Language, FieldProblems> = { pl: plFields, en: enFields, de: deFields, fr: frFields }
