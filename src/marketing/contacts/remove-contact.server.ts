import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { forgetContact } from './forget-contact.server.ts'
import { contactNotFound } from './marketing-contact.ts'

/** The trail keeps nothing of it but that there was one. Who left the list stays off it. */
export function removeContact(
  database: Database,
  by: Acting,
  id: number,
): Promise<Outcome<void, typeof contactNotFound>> {
  return database.transaction(async (transaction) => {
    const removed = await forgetContact(transaction, { id })
    if (!removed) return contactNotFound
    const { businessType, isActive } = removed
    const before = { businessType, isActive }
    await recordAudit(transaction, by, { action: 'deleted', subject: 'marketing_contact', id, before })
    return done(undefined)
  })
}
