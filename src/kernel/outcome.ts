/** What kind of refusal it is, in words of the subject: `server/http/errors.ts` alone knows which HTTP status that is. */
export type FailureKind = 'missing' | 'gone' | 'conflict' | 'rule' | 'too-large' | 'not-signed-in' | 'unavailable'

/**
 * An expected failure: a value that an operation returns, never throws. Each code has a sentence in every language; a
 * missing sentence is a type error at the endpoint.
 */
export interface Failure<Code extends string = string> {
  ok: false
  code: Code
  kind: FailureKind
  /** The field of a form that it belongs to, if it does. */
  field?: string
  /** What else the answer says, for who can do something with it: a refused total brings the new figures. */
  facts?: Record<string, unknown>
}

export type Outcome<Value, Problem extends Failure> = { ok: true; value: Value } | Problem

export function done<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function failure<Code extends string>(code: Code, kind: FailureKind, field?: string): Failure<Code> {
  return { ok: false, code, kind, ...(field !== undefined && { field }) }
}
