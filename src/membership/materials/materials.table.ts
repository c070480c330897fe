import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { members } from '../members.table.ts'
import { bytea } from '../../server/database/bytea.ts'
import { tokenHashes } from '../../server/accounts/token-hashes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const memberId = () => integer('member_id').notNull()

export const memberMaterials = pgTable('member_materials', {
  memberId: memberId()
    .primaryKey()
    .references(() => members.id),
  certificateNumber: integer('certificate_number').notNull().generatedAlwaysAsIdentity(),
  numberedAt: moment('numbered_at').notNull().defaultNow(),
  state: text('state').$type<'asked' | 'held' | 'made' | 'failed'>().notNull().default('asked'),
  requests: integer('requests').notNull().default(1),
  askedAt: moment('asked_at').notNull().defaultNow(),
  missingLetters: text('missing_letters').array().notNull().default([]),
  reason: text('reason'),
  madeAt: moment('made_at'),
})

export const materialFiles = pgTable(
  'material_files',
  { memberId: memberId(), name: text('name').notNull(), content: bytea('content').notNull() },
  ({ memberId: member, name }) => [primaryKey({ columns: [member, name] })],
)

export const materialLinks = pgTable('material_links', {
  mailId: uuid('mail_id').primaryKey(),
  memberId: memberId(),
  tokenHashes: tokenHashes(),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  validUntil: moment('valid_until').notNull(),
  downloads: integer('downloads').notNull().default(0),
  lastDownloadAt: moment('last_download_at'),
})
