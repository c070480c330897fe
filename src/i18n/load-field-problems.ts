import type { Language } from '../kernel/language.ts'
import type { FieldProblems } from './field-problems.ts'

/** The sentences for single fields, which a browser loads with the first form that somebody fills in. */
export const loadFieldProblems: Record<Language, () => Promise<FieldProblems>> = {
  pl: async () => (await import('./pl/field-problems.ts')).fieldProblems,
  en: async () => (await import('./en/field-problems.ts')).fieldProblems,
  de: async () => (await import('./de/field-problems.ts')).fieldProblems,
  fr: async () => (await import('./fr/field-problems.ts')).fieldProblems,
}
