import type { ContactRecord } from './contact-message.ts'
import type { contactMessages } from './contact-messages.table.ts'

export const toMessageJson = (row: typeof contactMessages.$inferSelect): ContactRecord => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  handledAt: row.handledAt?.toISOString() ?? null,
})
