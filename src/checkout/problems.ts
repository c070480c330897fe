import type { FieldProblems } from '../i18n/field-problems.ts'
import { sayProblem } from '../i18n/field-problems.ts'
import { company, shippingAddress } from './checkout.ts'
import type { Draft, TypedAddress } from './draft.ts'

/** A sentence for each field that isn't right yet, under the names that the wire has for them. */
export type Problems = Record<string, string>

/** What is wrong with what was typed, in codes. */
function codesFor(address: TypedAddress, { isWanted, ...typed }: Draft['company']): Problems {
  const codes: Problems = {}
  const note = (prefix: string, issues: { path: PropertyKey[]; message: string }[] = []) => {
    for (const { path, message } of issues) codes[`${prefix}.${String(path[0])}`] ??= message
  }
  note('shippingAddress', shippingAddress.safeParse(address).error?.issues)
  if (isWanted) note('company', company.safeParse(typed).error?.issues)
  return codes
}

export function problemsOf(address: TypedAddress, typed: Draft['company'], texts: FieldProblems): Problems {
  const codes = Object.entries(codesFor(address, typed))
  return Object.fromEntries(codes.map(([field, code]) => [field, sayProblem(texts, code) ?? code]))
}

/** Those of one group of fields, under their own names. */
export function problemsIn(group: string, problems: Problems): Problems {
  const own = Object.entries(problems).filter(([field]) => field.startsWith(`${group}.`))
  return Object.fromEntries(own.map(([field, sentence]) => [field.slice(group.length + 1), sentence]))
}
