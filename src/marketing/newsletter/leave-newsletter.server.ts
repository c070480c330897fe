import { and, eq, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { newsletterReaderNotFound } from './newsletter-subscription.ts'
import { isReader, newsletterSubscriptions } from './newsletter-subscriptions.table.ts'

/** Who unsubscribes by any of our letters gets no newsletter any more. */
export async function leaveNewsletter(database: Database, addressHash: Buffer<ArrayBuffer>): Promise<void> {
  await database
    .update(newsletterSubscriptions)
    .set({ leftAt: sql`now()` })
    .where(and(eq(newsletterSubscriptions.addressHash, addressHash), isReader))
}

/** Takes a reader off the list who asked the office for it. The audit entry names them only by their id, because they may be erased later. */
export function removeReader(
  database: Database,
  by: Acting,
  id: string,
): Promise<Outcome<void, typeof newsletterReaderNotFound>> {
  return database.transaction(async (transaction) => {
    const [left] = await transaction
      .update(newsletterSubscriptions)
      .set({ leftAt: sql`now()` })
      .where(and(eq(newsletterSubscriptions.id, id), isReader))
      .returning({ id: newsletterSubscriptions.id })
    if (!left) return newsletterReaderNotFound
    await recordAudit(transaction, by, { action: 'deleted', subject: 'newsletter_reader', id })
    return done(undefined)
  })
}
