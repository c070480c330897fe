import { date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { KsefEnvironment } from '../../../ksef/ksef.ts'
import type { Seller } from '../invoice.ts'
import type { DueBy, KsefHappening, KsefProblem, KsefRefusal, KsefState } from './ksef-document.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const ksefDocuments = pgTable('ksef_documents', {
  invoiceId: integer('invoice_id').primaryKey(),
  environment: text('environment').$type<KsefEnvironment>().notNull(),
  state: text('state').$type<KsefState>().notNull().default('waiting'),
  issueDay: date('issue_day', { mode: 'string' }),
  xml: text('xml'),
  /** SHA-256 of it, in Base64. */
  hash: text('hash'),
  sentAt: moment('sent_at'),
  session: text('session'),
  reference: text('reference'),
  ksefNumber: text('ksef_number'),
  acceptedAt: moment('accepted_at'),
  upo: text('upo'),
  refusal: jsonb('refusal').$type<KsefRefusal>(),
  problem: text('problem').$type<KsefProblem>(),
  handedOverAt: moment('handed_over_at'),
  certificateLink: text('certificate_link'),
  hashOfCorrected: text('hash_of_corrected'),
  /** As named when a refused document was sent again. */
  seller: jsonb('seller').$type<Seller>(),
  dueOn: date('due_on', { mode: 'string' }),
  dueBy: text('due_by').$type<DueBy>(),
  takenAt: moment('taken_at'),
  lookedAt: moment('looked_at'),
  toldAt: moment('told_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  history: jsonb('history').$type<KsefHappening[]>().notNull().default([]),
})
export type KsefRow = typeof ksefDocuments.$inferSelect
