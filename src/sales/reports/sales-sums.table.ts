import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SoldBy } from './shares-of-order.ts'

const grosze = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const salesSums = pgTable(
  'sales_sums',
  {
    day: date('day').notNull(),
    part: text('part').$type<SoldBy>().notNull(),
    name: text('name').notNull(),
    orders: integer('orders').notNull(),
    pieces: integer('pieces').notNull(),
    gross: grosze('gross'),
    net: grosze('net'),
    refundedGross: grosze('refunded_gross'),
    refundedNet: grosze('refunded_net'),
  },
  (table) => [primaryKey({ columns: [table.day, table.part, table.name] })],
)

export const salesDaysDue = pgTable('sales_days_due', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  day: date('day').notNull(),
})
