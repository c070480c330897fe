import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PictureAlts } from './product-picture.ts'

/** The pictures of a product after the first, which stands in its own row. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: integer('product_id').notNull(),
    position: integer('position').notNull(),
    url: text('picture_url').notNull(),
    alts: jsonb('alts').$type<PictureAlts>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
)
