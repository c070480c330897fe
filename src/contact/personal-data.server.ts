import { asc, desc, lt } from 'drizzle-orm'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import { contactMessages } from './contact-messages.table.ts'
import { toMessageJson } from './to-message-json.server.ts'
import { deleteMessages } from './forget-message.server.ts'

export const personalMessages: PersonalRecord = {
  name: 'messages',
  async read(database, email) {
    const found = await database
      .select()
      .from(contactMessages)
      .where(isSameEmail(contactMessages.email, email))
      .orderBy(desc(contactMessages.id))
    return found.map((message) => ({
      id: String(message.id),
      title: message.name,
      at: message.createdAt.toISOString(),
      place: { tab: 'messages', show: 'all', search: `#${message.id}` },
      fate: 'deleted',
      why: [],
      until: null,
      data: toMessageJson(message),
    }))
  },
  erase: (transaction, _, items) =>
    deleteMessages(
      transaction,
      items.map(({ id }) => Number(id)),
    ),
}

export const clearOldMessages: Clear = async (transaction, before, max) => {
  const old = await transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .orderBy(asc(contactMessages.createdAt))
    .limit(max)
    .for('update', { skipLocked: true })
  await deleteMessages(
    transaction,
    old.map(({ id }) => id),
  )
  return old.length
}
