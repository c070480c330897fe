import { and, eq, isNull, sql } from 'drizzle-orm'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import { passwordChangedEmail } from '../account.mail.tsx'
import { customers } from '../customers.table.ts'
import { passwordRecoveries } from '../recovery/password-recoveries.table.ts'

type CustomerRow = typeof customers.$inferSelect

/** Another password holds, no link to choose one works any more, and the customer is told. */
export async function replacePassword(
  transaction: Database,
  { id, email, language }: CustomerRow,
  passwordHash: string,
): Promise<void> {
  await transaction.update(customers).set({ passwordHash }).where(eq(customers.id, id))
  await transaction
    .update(passwordRecoveries)
    .set({ usedAt: sql`now()` })
    .where(and(eq(passwordRecoveries.customerId, id), isNull(passwordRecoveries.usedAt)))
  const envelope = { kind: 'password-changed', to: { address: email }, language } as const
  await queueMail(transaction, envelope, passwordChangedEmail(language))
}
