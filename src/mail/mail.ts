import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { failure } from '../kernel/outcome.ts'

/**
 * `waiting`: not handed over yet. `sent`: handed over. `failed`: given up. `withheld`: a newsletter whose reader
 * unsubscribed, or an email above its limit.
 */
const mailStates = ['waiting', 'sent', 'failed', 'withheld'] as const
export type MailState = (typeof mailStates)[number]

/** Why an email was withheld, if not by an unsubscription: above its limit, or included in a later summary. */
export const withheldByLimit = 'bound'
export const includedInSummary = 'summary'

/**
 * The role of an email for the mailing list. Both kinds contain the unsubscribe link. A newsletter never goes to
 * somebody who unsubscribed; a confirmation tells them that they were subscribed, so it always goes.
 */
export type ListRole = 'newsletter' | 'confirmation'

/** A mail as the panel lists it; what it says is not part of it. */
export const mailRecord = z.object({
  id: z.string(),
  kind: z.string(),
  /** Null: the office. */
  recipient: z.nullable(z.string()),
  language: z.enum(languages),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  reason: z.nullable(z.string()),
  /** Whether it waits until an administrator has confirmed that a backup was restored. */
  isHeld: z.boolean(),
  createdAt: z.string(),
  lastAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type MailRecord = z.infer<typeof mailRecord>

/** Which mails to list. */
export const mailFilter = z.object({ state: z.optional(z.enum(mailStates, 'Nieznany stan')) })

export const mailNotFound = failure('mail_not_found', 'missing')
export const mailNotFailed = failure('mail_not_failed', 'conflict')
