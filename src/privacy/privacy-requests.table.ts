import { sql } from 'drizzle-orm'
import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../server/database/bytea.ts'
import type { RequestKind, RequestOutcome } from './privacy-request.ts'

export const privacyRequests = pgTable('privacy_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<RequestKind>().notNull(),
  addressHash: bytea('address_hash').notNull(),
  email: text('email'),
  receivedOn: date('received_on').notNull(),
  answerBy: date('answer_by')
    .notNull()
    // Computed by the database: a month later.
    .generatedAlwaysAs(sql``),
  note: text('note'),
  recordedBy: text('recorded_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  answeredBy: text('answered_by'),
  outcome: jsonb('outcome').$type<RequestOutcome>(),
  version: integer('version').notNull().default(1),
})
