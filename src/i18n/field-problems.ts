import type { Language } from '../kernel/language.ts'
import type { fieldProblems } from './pl/field-problems.ts'

export type FieldProblems = typeof fieldProblems

/** The sentence for a schema's message, which is a code with or without a figure; undefined for anything else. */
export function sayProblem(problems: FieldProblems, message: string): string | undefined {
  const [code = '', figure = ''] = message.split(':')
  if (!Object.hasOwn(problems, code)) return undefined
  const sentence = problems[code as keyof FieldProblems]
  return typeof sentence === 'string' ? sentence : sentence(figure)
}

/** The sentences for single fields, which a browser loads with the first form that somebody fills in. */
export const loadFieldProblems: Record<Language, () => Promise<FieldProblems>> = {
  pl: async () => (await import('./pl/field-problems.ts')).fieldProblems,
  en: async () => (await import('./en/field-problems.ts')).fieldProblems,
  de: async () => (await import('./de/field-problems.ts')).fieldProblems,
  fr: async () => (await import('./fr/field-problems.ts')).fieldProblems,
}
