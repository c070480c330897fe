import { integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'

/** Of which lot the pieces in an order's parcel are. */
export const orderLots = pgTable(
  'order_lots',
  {
    orderId: integer('order_id').notNull(),
    lotId: integer('lot_id').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lotId] })],
)

/** About which lots the customer of an order was written to. */
export const recallLetters = pgTable(
  'recall_letters',
  {
    lotId: integer('lot_id').notNull(),
    orderId: integer('order_id').notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.lotId, table.orderId] })],
)
