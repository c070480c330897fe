import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

export const shippingBoxes = pgTable('shipping_boxes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  ownWeight: integer('weight_grams').notNull(),
  heaviestContent: integer('heaviest_content_grams').notNull(),
  length: integer('length_mm').notNull(),
  width: integer('width_mm').notNull(),
  height: integer('height_mm').notNull(),
  position: integer('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  version: integer('version').notNull().default(1),
})
