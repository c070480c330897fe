import * as z from 'zod/mini'
import { failure } from '../kernel/outcome.ts'
import { yesOrNo } from '../schemas/list-filters.ts'
import { optionalText, panelEmail } from '../schemas/panel-fields.ts'
import { rowVersion } from '../schemas/row-version.ts'

/** The kinds of requests about personal data. */
export const requestKinds = ['access', 'rectification', 'erasure', 'objection'] as const
export type RequestKind = (typeof requestKinds)[number]

const outcome = z.record(z.string(), z.record(z.string(), z.int()))
/** The number of records of each kind that were handed over, deleted, anonymised or kept. */
export type RequestOutcome = z.infer<typeof outcome>

export const privacyRequest = z.object({
  id: z.int(),
  kind: z.enum(requestKinds),
  /** Null: the person has been erased since. */
  email: z.nullable(z.string()),
  receivedOn: z.string(),
  answerBy: z.string(),
  note: z.nullable(z.string()),
  recordedBy: z.string(),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  outcome: z.nullable(outcome),
  version: z.int(),
})
export type PrivacyRequest = z.infer<typeof privacyRequest>

const day = z.iso.date('Podaj datę')

/** A request as the office records it. Without a date it was received today. */
export const requestDraft = z.object({
  kind: z.enum(requestKinds, 'Wybierz, czego dotyczy prośba'),
  email: panelEmail,
  receivedOn: z.optional(z.nullable(z.union([z.literal(''), day], 'Podaj datę'))),
  note: z.optional(optionalText(1_000)),
})
export type RequestDraft = z.infer<typeof requestDraft>

/** What the office changes later. */
export const requestChange = z.object({
  isAnswered: z.boolean('Wybierz, czy na prośbę odpowiedziano'),
  note: z.optional(optionalText(1_000)),
  version: z.optional(rowVersion('Nieprawidłowa wersja')),
})
export type RequestChange = z.infer<typeof requestChange>

export const requestFilter = { open: z.optional(yesOrNo) }

export const requestNotFound = failure('privacy_request_not_found', 'missing')
export const requestChangedMeanwhile = failure('privacy_request_changed_meanwhile', 'conflict')
/** A request can't be dated in the future. */
export const requestInFuture = failure('privacy_request_in_future', 'rule', 'receivedOn')
