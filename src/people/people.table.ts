import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Kept by the database as orders, refunds and accounts change: how, its migration says. */
export const people = pgTable('people', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  company: text('company'),
  customerId: integer('customer_id'),
  orders: integer('orders').notNull(),
  spent: bigint('spent_grosze', { mode: 'number' }).notNull(),
  lastOrderAt: timestamp('last_order_at', { withTimezone: true }),
})
