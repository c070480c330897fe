import * as z from 'zod/mini'
import { failure } from '../../../kernel/outcome.ts'

const ksefStates = ['waiting', 'sent', 'accepted', 'refused'] as const
export type KsefState = (typeof ksefStates)[number]

/** As people see it: a document that its buyer has without a number is offline until it gets one. */
export const shownKsefStates = [...ksefStates, 'offline'] as const
export type ShownKsefState = (typeof shownKsefStates)[number]

/** By what rule a document has to be there: the time for issuing it, or the time after it was handed over without a number. */
const dueBys = ['issuing', 'offline24', 'unavailable', 'failure', 'total_failure'] as const
export type DueBy = (typeof dueBys)[number]

/** What keeps a document from going on. The shop goes on trying. */
const ksefProblems = ['off', 'away', 'too_often', 'not_admitted', 'silent', 'original_waits', 'unwritable'] as const
export type KsefProblem = (typeof ksefProblems)[number]

const ksefRefusal = z.object({
  code: z.int(),
  /** The system's own words. */
  description: z.string(),
  details: z.array(z.string()),
})
export type KsefRefusal = z.infer<typeof ksefRefusal>

const happenings = ['queued', 'sent', 'accepted', 'refused', 'put_back', 'handed_over', 'sent_again', 'found'] as const
const ksefHappening = z.object({ at: z.string(), what: z.enum(happenings), said: z.optional(z.string()) })
export type KsefHappening = z.infer<typeof ksefHappening>

/** A document's standing beside it in lists; null: it doesn't go to KSeF. */
export const ksefStanding = z.nullable(
  z.object({
    state: z.enum(shownKsefStates),
    environment: z.enum(['test', 'production']),
    number: z.nullable(z.string()),
    problem: z.nullable(z.enum(ksefProblems)),
    refusal: z.nullable(ksefRefusal),
    dueOn: z.nullable(z.string()),
    dueBy: z.nullable(z.enum(dueBys)),
  }),
)
export type KsefStanding = z.infer<typeof ksefStanding>

/** The same with all that happened to it. */
export const ksefDetails = z.object({
  id: z.int(),
  number: z.string(),
  orderId: z.int(),
  orderNumber: z.string(),
  ksef: ksefStanding,
  issueDay: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
  handedOverAt: z.nullable(z.string()),
  hasXml: z.boolean(),
  hasUpo: z.boolean(),
  canBeSentAgain: z.boolean(),
  history: z.array(ksefHappening),
})
export type KsefDetails = z.infer<typeof ksefDetails>

/** All documents that aren't in KSeF yet, whatever their month. */
export const openKsefDocuments = z.object({
  documents: z.array(
    z.object({
      id: z.int(),
      kind: z.enum(['invoice', 'correction']),
      number: z.string(),
      issuedAt: z.string(),
      orderId: z.int(),
      orderNumber: z.string(),
      buyer: z.string(),
      total: z.string(),
      ksef: ksefStanding,
    }),
  ),
})
export type OpenKsefDocuments = z.infer<typeof openKsefDocuments>

interface Standing {
  state: KsefState
  handedOverAt: Date | null
}

export const shownStateOf = ({ state, handedOverAt }: Standing): ShownKsefState =>
  handedOverAt !== null && (state === 'waiting' || state === 'sent') ? 'offline' : state

/** Whether a buyer may have a document: one that goes to KSeF is issued by being there, or by being handed over without a number. */
export const isForBuyer = (state: ShownKsefState): boolean => state === 'accepted' || state === 'offline'

/** The mark of a document in the accountant's register of sales (JPK_V7M), which is its number there once it has one. */
export type RegisterMark = { ksefNumber: string } | 'OFF' | 'BFK' | 'DI'

/**
 * Outside the system, which is everything that goes to people and what was only tried: BFK. Issued during a failure and without a number
 * as yet: OFF. On its way in any other way: DI, which the accountant corrects once the number is there.
 */
export function ksefMarkOf(
  filed: {
    state: KsefState
    environment: 'test' | 'production'
    ksefNumber: string | null
    dueBy: DueBy | null
  } | null,
): RegisterMark {
  if (!filed || filed.environment === 'test' || filed.dueBy === 'total_failure') return 'BFK'
  if (filed.ksefNumber !== null) return { ksefNumber: filed.ksefNumber }
  return filed.dueBy === 'failure' ? 'OFF' : 'DI'
}

export const printRegisterMark = (mark: RegisterMark): string => (typeof mark === 'string' ? mark : mark.ksefNumber)

export const ksefDocumentNotFound = failure('ksef_document_not_found', 'missing')
/** It is on its way already, or there. */
export const ksefDocumentNotRefused = failure('ksef_document_not_refused', 'conflict')
