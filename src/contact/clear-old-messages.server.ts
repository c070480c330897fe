import { asc, lt } from 'drizzle-orm'
import type { Clear } from '../privacy/clearing.ts'
import { contactMessages } from './contact-messages.table.ts'
import { deleteMessages } from './forget-message.server.ts'

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
