import { boolean, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { bytea } from '../../server/database/bytea.ts'
import { grosze } from '../../server/database/grosze.ts'
import type { WithdrawalState } from './withdrawal.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const withdrawals = pgTable('withdrawals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  orderId: integer('order_id'),
  name: text('name').notNull(),
  orderNumber: text('order_number').notNull(),
  email: text('email').notNull(),
  goods: text('goods').notNull(),
  isWhole: boolean('is_whole').notNull(),
  remark: text('remark').notNull(),
  language: text('language').$type<Language>().notNull(),
  declaration: text('declaration').notNull(),
  state: text('state').$type<WithdrawalState>().notNull(),
  isProved: boolean('is_proved').notNull(),
  contentHash: bytea('content_hash').notNull(),
  requestHash: bytea('request_hash'),
  createdAt: moment('created_at').notNull().defaultNow(),
  periodEndsOn: date('period_ends_on'),
  firstDeclaredAt: moment('first_declared_at'),
  refund: grosze('refund_grosze'),
  goodsBackOn: date('goods_back_on'),
  handledAt: moment('handled_at'),
  handledBy: text('handled_by'),
})

export type WithdrawalRow = typeof withdrawals.$inferSelect
