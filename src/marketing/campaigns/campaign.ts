import * as z from 'zod/mini'
import { failure } from '../../kernel/outcome.ts'
import { panelEmail } from '../../schemas/panel-fields.ts'

const campaignStates = ['sending', 'paused', 'done', 'stopped'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Who or what made it pause: somebody, recipients' servers that refuse too much, or our own mail server. */
const pauseReasons = ['administrator', 'refusals', 'mail_server', 'restored'] as const
export type PauseReason = (typeof pauseReasons)[number]

export const recipientStates = ['waiting', 'sent', 'failed', 'skipped'] as const
export type RecipientState = (typeof recipientStates)[number]

/** Why a recipient got nothing. The first three are known before a message goes out, or while it waits. */
const recipientReasons = [
  'inactive',
  'unsubscribed',
  'suppressed',
  'deleted',
  'stopped',
  'refused',
  'given_up',
] as const
export type RecipientReason = (typeof recipientReasons)[number]

const maxContacts = 200_000

/** Whom a message is for; no list or an empty one means everybody. */
export const audienceAsked = z.object({
  contactIds: z.optional(
    z.nullable(z.array(z.int().check(z.positive())).check(z.maxLength(maxContacts, 'Zbyt wiele kontaktów'))),
  ),
})

/** Who of them would get it now, and why the others wouldn't. */
export const audience = z.object({
  total: z.int(),
  willReceive: z.int(),
  inactive: z.int(),
  unsubscribed: z.int(),
  /** How many of those who would get it have no recorded consent. */
  withoutConsent: z.int(),
})
export type Audience = z.infer<typeof audience>

/** Subject and content are fixed; clients may send them, but they are ignored. */
export const bulkEmail = z.extend(audienceAsked, {
  subject: z.optional(z.string()),
  content: z.optional(z.string()),
})

/** How many were accepted for sending, and how many weren't. */
export const bulkEmailAnswer = z.object({ successCount: z.int(), errorCount: z.int(), campaignId: z.int() })
export type BulkEmailAnswer = z.infer<typeof bulkEmailAnswer>

export const campaign = z.object({
  id: z.int(),
  subject: z.string(),
  content: z.string(),
  sentAt: z.string(),
  finishedAt: z.nullable(z.string()),
  startedBy: z.string(),
  state: z.enum(campaignStates),
  pauseReason: z.nullable(z.enum(pauseReasons)),
  /** The mail server's words. */
  pauseDetail: z.nullable(z.string()),
  /** The sum of the four that follow. */
  recipientCount: z.int(),
  successCount: z.int(),
  failedCount: z.int(),
  skippedCount: z.int(),
  waitingCount: z.int(),
})
export type Campaign = z.infer<typeof campaign>

export const campaignChange = z.object({
  state: z.enum(['sending', 'paused', 'stopped'], 'Wybierz, co ma się stać z kampanią'),
})

export const recipientFilter = { state: z.optional(z.enum(recipientStates, 'Nieznany stan')) }

export const campaignRecipient = z.object({
  id: z.string(),
  /** Null, like the next two: the contact has been deleted. */
  contactId: z.nullable(z.int()),
  businessName: z.nullable(z.string()),
  emailAddress: z.nullable(z.string()),
  state: z.enum(recipientStates),
  reason: z.nullable(z.enum(recipientReasons)),
  detail: z.nullable(z.string()),
  attempts: z.int(),
  nextAttemptAt: z.nullable(z.string()),
  lastAttemptAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})
export type CampaignRecipient = z.infer<typeof campaignRecipient>

/** The message as it would be sent now. */
export const offerPreview = z.object({
  subject: z.string(),
  content: z.string(),
  html: z.string(),
  plain: z.string(),
})
export type OfferPreview = z.infer<typeof offerPreview>

/** Where a test message goes; by default to the office. */
export const testOffer = z.object({ emailAddress: z.optional(panelEmail) })

export const campaignNotFound = failure('campaign_not_found', 'missing')
export const campaignIsOver = failure('campaign_is_over', 'conflict')
export const campaignKeyReused = failure('campaign_key_reused', 'conflict')
export const campaignWithoutRecipients = failure('campaign_without_recipients', 'rule', 'contactIds')
export const testAddressUnsubscribed = failure('test_address_unsubscribed', 'rule', 'emailAddress')
