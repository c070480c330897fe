import * as z from 'zod/mini'
import { languages } from '../kernel/language.ts'
import { failure } from '../kernel/outcome.ts'

/**
 * A mail waits until it is handed over (sent), or until nobody will take it any more (failed). A newsletter whose reader
 * unsubscribes meanwhile is withheld, and so is what a stranger causes when its recipient got enough of it.
 */
const mailStates = ['waiting', 'sent', 'failed', 'withheld'] as const
export type MailState = (typeof mailStates)[number]

/** Why a mail was withheld, where its reader didn't unsubscribe: beyond the bound of its kind, or since told of in another one. */
export const withheldByLimit = 'bound'
export const includedInSummary = 'summary'

/**
 * What a mail has to do with the mailing list, if anything. Both show their reader the way out. A newsletter comes because
 * they are on the list, and never to who has left it; a confirmation tells them that they were put on it, which they
 * must learn though they left it once.
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
