import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MovementKind } from './stock-movement.ts'

/** What each product's stock has gained and lost. A trigger writes it, and nobody can change it. */
export const stockMovements = pgTable('stock_movements', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  pieces: integer('pieces').notNull(),
  /** The stock after it. */
  balance: integer('balance').notNull(),
  kind: text('kind').$type<MovementKind>().notNull(),
  orderId: integer('order_id'),
  lotId: integer('lot_id'),
  reason: text('reason'),
  doneBy: text('done_by'),
  movedAt: timestamp('moved_at', { withTimezone: true }).notNull().defaultNow(),
})
