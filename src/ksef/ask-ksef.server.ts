import * as z from 'zod/mini'
import { readWithin } from '../server/http/read-within.ts'
import type { KsefFailure } from './ksef.ts'

/** What is asked, and how long the answer may take. */
export interface Question {
  method?: 'GET' | 'POST'
  token?: string | undefined
  json?: unknown
  xml?: string
  /** In milliseconds. */
  patience: number
  /** Whether it leaves something behind, so that a lost answer leaves in doubt whether it was done. */
  isLasting?: true
}

/** An answer that the system gave on purpose, and that isn't a yes. */
export interface Refusal {
  is: 'refusal'
  status: number
  /** The system's own number of the problem, or the status. */
  code: number
  description: string
  details: string[]
}

export type Told =
  | { is: 'told'; text: string }
  | Refusal
  | Extract<KsefFailure, { is: 'too_often' | 'unavailable' | 'unknown' }>

/** An invoice has a million bytes at most, and a list a thousand of short entries. */
const mostBytes = 10e6

/** Asks one thing of the system. It never throws for what the line or the other end does. */
export async function askKsef(address: string, question: Question): Promise<Told> {
  const { method = 'GET', token, json, xml, patience, isLasting } = question
  const type = xml === undefined ? 'application/json' : 'application/xml'
  const body = xml ?? (json === undefined ? undefined : JSON.stringify(json))
  try {
    const answer = await fetch(address, {
      method,
      headers: {
        Accept: 'application/json, application/problem+json, application/xml',
        ...(body !== undefined && { 'Content-Type': type }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    if (answer.status === 429) {
      await answer.body?.cancel()
      return { is: 'too_often', retryAfter: secondsOf(answer.headers.get('Retry-After')) }
    }
    const text = await readWithin(answer, mostBytes)
    if (text === undefined) return lost(isLasting)
    if (answer.ok) return { is: 'told', text }
    return answer.status >= 500 ? lost(isLasting) : refusalOf(answer.status, text)
  } catch (error) {
    return neverArrived(error) ? { is: 'unavailable' } : lost(isLasting)
  }
}

const lost = (isLasting: true | undefined) => ({ is: isLasting ? 'unknown' : 'unavailable' }) as const

/** The line broke before anything could be sent. */
const neverArrived = (error: unknown): boolean =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO)/.test(
    String((Object(error) as { cause?: { code?: unknown } }).cause?.code),
  )

const longestWait = 86_400

/** Seconds or a moment, as HTTP has it; what isn't said is a minute. */
function secondsOf(header: string | null): number {
  const seconds = /^\d{1,9}$/.test(header ?? '') ? Number(header) : (Date.parse(header ?? '') - Date.now()) / 1_000
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), longestWait) : 60
}

const texts = z.array(z.coerce.string())

/** Both ways in which the system says what is wrong. */
const problem = z.object({
  exception: z.optional(
    z.object({
      exceptionDetailList: z
        .array(
          z.object({
            exceptionCode: z.number(),
            exceptionDescription: z.nullish(z.string()),
            details: z.nullish(texts),
          }),
        )
        .check(z.minLength(1)),
    }),
  ),
  detail: z.optional(z.string()),
  reasonCode: z.optional(z.string()),
  security: z.optional(
    z.object({ requiredAnyOfPermissions: z.optional(texts), presentPermissions: z.optional(texts) }),
  ),
})

function refusalOf(status: number, text: string): Refusal {
  const { exception, detail, reasonCode, security } = parsedBy(problem, text) ?? {}
  const [first] = exception?.exceptionDetailList ?? []
  const missing = security?.requiredAnyOfPermissions ?? []
  return {
    is: 'refusal',
    status,
    code: first?.exceptionCode ?? status,
    description: first?.exceptionDescription ?? detail ?? '',
    details: first?.details ?? [...(reasonCode ? [reasonCode] : []), ...missing],
  }
}

/** What a text says, where it says what was expected. */
export function parsedBy<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
