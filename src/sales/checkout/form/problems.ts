import { company, shippingAddress } from '../checkout.ts'
import type { Draft, TypedAddress } from './draft.ts'

/** What is wrong with each field that isn't right yet, as a rule's code or a sentence, under the names that the wire has for them. */
export type Problems = Record<string, string>

export function problemsOf(address: TypedAddress, { isWanted, ...typed }: Draft['company']): Problems {
  const problems: Problems = {}
  const note = (prefix: string, issues: { path: PropertyKey[]; message: string }[] = []) => {
    for (const { path, message } of issues) problems[`${prefix}.${path.join('.')}`] ??= message
  }
  note('shippingAddress', shippingAddress.safeParse(address).error?.issues)
  if (isWanted) note('company', company.safeParse(typed).error?.issues)
  return problems
}
