import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SeriesSince, UnmatchedPayment } from '../../schemas/restored.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const restores = pgTable('restores', {
  id: uuid('id').primaryKey(),
  restoredAt: moment('restored_at').notNull(),
  backupMadeAt: moment('backup_made_at').notNull(),
  isContinued: boolean('is_continued').notNull(),
  series: jsonb('series').$type<SeriesSince[]>().notNull(),
  leftSince: integer('left_since').notNull(),
  paymentsAskedAt: moment('payments_asked_at'),
  paymentsProblem: text('payments_problem'),
  paymentsSettled: integer('payments_settled').notNull().default(0),
  strayPayments: jsonb('stray_payments').$type<UnmatchedPayment[]>().notNull().default([]),
  confirmedAt: moment('confirmed_at'),
  confirmedBy: text('confirmed_by'),
})
export type RestoreRow = typeof restores.$inferSelect
