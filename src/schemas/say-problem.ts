import type { fieldProblems } from './texts/pl.ts'

export type FieldProblems = typeof fieldProblems

/** The sentence for a schema's message, which is a code with or without a figure; undefined for anything else. */
export function problemMessage(problems: FieldProblems, message: string): string | undefined {
  const [code = '', figure = ''] = message.split(':')
  if (!Object.hasOwn(problems, code)) return undefined
  const sentence = problems[code as keyof FieldProblems]
  return typeof sentence === 'string' ? sentence : sentence(figure)
}
