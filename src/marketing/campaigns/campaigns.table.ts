import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { bytea } from '../../server/database/bytea.ts'
import type { CampaignState, PauseReason, RecipientReason, RecipientState } from './campaign.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const count = (name: string) => integer(name).notNull().default(0)

export const campaigns = pgTable('campaigns', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  subject: text('subject').notNull(),
  content: text('content').notNull(),
  html: text('html').notNull(),
  plain: text('plain').notNull(),
  state: text('state').$type<CampaignState>().notNull().default('sending'),
  pauseReason: text('pause_reason').$type<PauseReason>(),
  pauseDetail: text('pause_detail'),
  startedBy: text('started_by').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
  resumedAt: moment('resumed_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
  troubles: count('troubles'),
  notBefore: moment('not_before').notNull().defaultNow(),
  recipientCount: count('recipient_count'),
  sentCount: count('sent_count'),
  failedCount: count('failed_count'),
  skippedCount: count('skipped_count'),
  acceptedCount: count('accepted_count'),
  rejectedCount: count('rejected_count'),
  key: text('key'),
  audienceHash: bytea('audience_hash').notNull(),
})

export const campaignRecipients = pgTable('campaign_recipients', {
  id: uuid('id')
    .primaryKey()
    .default(sql`uuidv7()`),
  campaignId: integer('campaign_id').notNull(),
  contactId: integer('contact_id').notNull(),
  state: text('state').$type<RecipientState>().notNull().default('waiting'),
  reason: text('reason').$type<RecipientReason>(),
  detail: text('detail'),
  attempts: count('attempts'),
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  lastAttemptAt: moment('last_attempt_at'),
  sentAt: moment('sent_at'),
})
