import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AuditAction, AuditSubject, Facts } from './audit-entry.ts'

export const auditEntries = pgTable('audit_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  administrator: text('administrator').notNull(),
  action: text('action').$type<AuditAction>().notNull(),
  subject: text('subject').$type<AuditSubject>().notNull(),
  subjectId: text('subject_id'),
  subjectName: text('subject_name'),
  before: jsonb('before').$type<Facts>(),
  after: jsonb('after').$type<Facts>(),
})
