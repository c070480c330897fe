import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Grams } from './packaging.ts'

export const packaging = pgTable('packaging', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id'),
  box: text('box'),
  since: date('since').notNull(),
  grams: jsonb('grams').$type<Grams>().notNull(),
})
