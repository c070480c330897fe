import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { TranslationLanguage } from '../kernel/language.ts'
import { grosze } from '../server/database/grosze.ts'
import type { PictureAlts } from './pictures/product-picture.ts'
import type { VatRate } from './product.ts'

/** What is told of food: Polish in the product's row, other languages in its translation's. */
const foodFacts = () => ({
  legalName: text('legal_name'),
  ingredients: text('ingredients'),
  allergens: text('allergens'),
  origin: text('origin'),
  storage: text('storage'),
  operator: text('operator'),
  goodFor: text('good_for'),
  harvest: text('harvest'),
})

export const products = pgTable('products', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  ...foodFacts(),
  price: grosze('price_grosze').notNull(),
  vatRate: integer('vat_rate').$type<VatRate>().notNull(),
  weight: integer('weight_grams'),
  grossWeight: integer('gross_weight_grams'),
  inStock: boolean('in_stock').notNull(),
  stockQuantity: integer('stock_quantity').notNull(),
  maxPerOrder: integer('max_per_order'),
  sortOrder: integer('sort_order').notNull(),
  isActive: boolean('is_active').notNull(),
  imageUrl: text('image_url'),
  imageAlts: jsonb('image_alts').$type<PictureAlts>().notNull().default({}),
  version: integer('version').notNull().default(1),
  /** When visitors last saw a change of it. Null: unknown. */
  shownSince: timestamp('shown_since', { withTimezone: true }).default(sql`now()`),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const productTranslations = pgTable(
  'product_translations',
  {
    ownerId: integer('product_id').notNull(),
    language: text('language').$type<TranslationLanguage>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    ...foodFacts(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.language] })],
)
