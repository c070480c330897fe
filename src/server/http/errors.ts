import { refusalServerTexts, type ErrorTexts } from './texts.server.ts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { panelFailures } from '../../schemas/panel-failures.ts'
import { formatWait } from '../../i18n/format.ts'
import type { Language } from '../../kernel/language.ts'
import type { Failure, FailureKind, Outcome } from '../../kernel/outcome.ts'
import { TooManyWaiting } from '../workers/concurrency-limit.ts'
import { isDatabaseUnavailable, isDiskFull, isUnstorable } from '../database/database.ts'

/** The program's own error answers; their sentences are in `texts/` under the same words. */
const statuses = {
  malformed: 400,
  invalid: 422,
  not_signed_in: 401,
  forbidden: 403,
  not_permitted: 403,
  not_found: 404,
  wrong_method: 405,
  too_slow: 408,
  too_large: 413,
  address_too_long: 414,
  wrong_type: 415,
  too_many: 429,
  unavailable: 503,
  held: 503,
  storage_full: 503,
  internal: 500,
} as const satisfies Partial<Record<keyof ErrorTexts, ContentfulStatusCode>>

const statusOfKind: Record<FailureKind, ContentfulStatusCode> = {
  missing: 404,
  gone: 410,
  conflict: 409,
  rule: 422,
  'too-large': 413,
  'not-signed-in': 401,
  unavailable: 503,
}

type ErrorCode = keyof typeof statuses
/** Codes of expected failures: each has its sentence. */
export type FailureCode = keyof typeof panelFailures | keyof ErrorTexts

export type Fields = Record<string, string>

/** Thrown to leave an endpoint early. Only `errorAnswer` turns it into a response. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ErrorCode | FailureCode
  readonly status: ContentfulStatusCode
  readonly details: {
    fields?: Fields
    field?: string | undefined
    facts?: Record<string, unknown> | undefined
    retryAfterSeconds?: number
    /** The methods that there are at this address. */
    methods?: string[]
  }

  constructor(code: ErrorCode | FailureCode, status: ContentfulStatusCode, details: Refusal['details'] = {}) {
    super(code)
    this.code = code
    this.status = status
    this.details = details
  }
}

export function refuse(code: ErrorCode, details?: Refusal['details']): Refusal {
  return new Refusal(code, statuses[code], details)
}

/** The value of a successful outcome; a failure leaves the endpoint here. */
export function orRefuse<Value, Code extends FailureCode>(outcome: Outcome<Value, Failure<Code>>): Value {
  if (outcome.ok) return outcome.value
  throw new Refusal(outcome.code, statusOfKind[outcome.kind], { field: outcome.field, facts: outcome.facts })
}

export interface ErrorAnswer {
  status: ContentfulStatusCode
  headers: Record<string, string>
  body: { code: string; message: string; error: string; fields?: Fields; [fact: string]: unknown }
}

/** Builds every error response. Unexpected errors reveal nothing about their cause. */
export function errorAnswer(thrown: unknown, language: Language): ErrorAnswer {
  const refusal = refusalFor(thrown)
  const { field, facts, retryAfterSeconds, methods } = refusal.details
  const written = { ...panelFailures, ...refusalServerTexts[language].errors }[refusal.code]
  const sentence = withFacts(
    written.replace('#', () => formatWait(retryAfterSeconds ?? 0, language)),
    facts,
  )
  const fields = field === undefined ? refusal.details.fields : { [field]: sentence }
  return {
    status: refusal.status,
    headers: {
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
      ...(methods && { Allow: methods.join(', ') }),
      // The rest of the body is unread, so the connection can't be reused.
      ...(refusal.code === 'too_slow' && { Connection: 'close' }),
    },
    body: { ...facts, code: refusal.code, message: sentence, error: sentence, ...(fields && { fields }) },
  }
}

const withFacts = (sentence: string, facts: Failure['facts']) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, fact: string) => String(facts?.[fact] ?? ''))

/** What an administrator reads of a failure that is one among others. */
export const panelSentence = ({ code, facts }: Failure<keyof typeof panelFailures>): string =>
  withFacts(panelFailures[code], facts)

function refusalFor(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  if (isUnstorable(thrown)) return refuse('malformed')
  if (isDiskFull(thrown)) return refuse('storage_full')
  if (thrown instanceof TooManyWaiting) return refuse('unavailable', { retryAfterSeconds: 5 })
  return refuse(isDatabaseUnavailable(thrown) ? 'unavailable' : 'internal')
}
