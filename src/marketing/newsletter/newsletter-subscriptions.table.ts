import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../kernel/language.ts'
import { tokenHashes } from '../../server/accounts/token-hashes.ts'
import { bytea } from '../../server/database/bytea.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Each time that somebody asked for the newsletter; a reader is who confirmed it and hasn't left. */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  language: text('language').$type<Language>().notNull(),
  askedOn: text('asked_on').notNull(),
  shownText: text('shown_text').notNull(),
  askedAt: moment('asked_at').notNull().defaultNow(),
  tokenHashes: tokenHashes(),
  confirmedAt: moment('confirmed_at'),
  leftAt: moment('left_at'),
  addressHash: bytea('address_hash')
    .notNull()
    // Computed by the database; how, its migration says.
    .generatedAlwaysAs(sql``),
})

/** Whether a row is that of a reader. */
export const isReader = sql<boolean>`(newsletter_subscriptions.confirmed_at is not null and newsletter_subscriptions.left_at is null)`
