import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../kernel/language.ts'
import type { AttachmentKind } from './attachment.ts'
import type { LinkKind } from './email-link.ts'
import type { ListRole, MailState } from './mail.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const mails = pgTable('mails', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  recipient: text('recipient'),
  replyTo: text('reply_to'),
  replyToName: text('reply_to_name'),
  language: text('language').$type<Language>().notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  plain: text('plain').notNull(),
  listRole: text('list_role').$type<ListRole>(),
  unsubscribePath: text('unsubscribe_path'),
  whenSent: text('when_sent'),
  state: text('state').$type<MailState>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  reason: text('reason'),
  isHeld: boolean('is_held').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastAttemptAt: moment('last_attempt_at'),
  sentAt: moment('sent_at'),
})

/** What goes with a message, by the name under which it is made. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    mailId: uuid('mail_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').$type<AttachmentKind>().notNull(),
    reference: text('reference').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailId, table.position] })],
)

/** Where the secret links of a message lead. What is in their place until it is sent says `email-link.ts`. */
export const mailLinks = pgTable(
  'mail_links',
  {
    mailId: uuid('mail_id').notNull(),
    kind: text('kind').$type<LinkKind>().notNull(),
    reference: text('reference').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mailId, table.kind, table.reference] })],
)
