import { asc, desc, lt } from 'drizzle-orm'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import { isSameAddress } from '../server/database/same-address.ts'
import { contactMessages } from './contact-messages.table.ts'
import { describeMessage } from './describe-message.server.ts'
import { deleteMessages } from './forget-message.server.ts'

export const personalMessages: PersonalRecord = {
  name: 'messages',
  async read(database, email) {
    const found = await database
      .select()
      .from(contactMessages)
      .where(isSameAddress(contactMessages.email, email))
      .orderBy(desc(contactMessages.id))
    return found.map((message) => ({
      id: String(message.id),
      title: message.name,
      at: message.createdAt.toISOString(),
      place: { tab: 'messages', show: 'all', search: `#${message.id}` },
      fate: 'deleted',
      why: [],
      until: null,
      data: describeMessage(message),
    }))
  },
  erase: (transaction, _, items) =>
    deleteMessages(
      transaction,
      items.map(({ id }) => Number(id)),
    ),
}

export const clearOldMessages: Clear = async (transaction, before, most) => {
  const old = await transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .orderBy(asc(contactMessages.createdAt))
    .limit(most)
    .for('update', { skipLocked: true })
  await deleteMessages(
    transaction,
    old.map(({ id }) => id),
  )
  return old.length
}
