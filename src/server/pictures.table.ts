import { customType, pgTable, text } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer<ArrayBuffer> }>({ dataType: () => 'bytea' })

export const pictures = pgTable('pictures', {
  hash: text('hash').primaryKey(),
  content: bytea('content').notNull(),
})
