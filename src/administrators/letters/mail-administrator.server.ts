import { eq } from 'drizzle-orm'
import { administrators } from '../../guards/administrators.table.ts'
import type { Email } from '../../mail/layout/email.mail.tsx'
import type { MailKind } from '../../mail/mail-kinds.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'

/** Writes to an administrator at their own address; whoever has none gets nothing. */
export async function mailAdministrator(
  transaction: Database,
  id: number,
  kind: MailKind,
  letter: Email,
): Promise<void> {
  const isThis = eq(administrators.id, id)
  const [told] = await transaction.select({ email: administrators.email }).from(administrators).where(isThis)
  if (!told?.email) return
  await queueMail(transaction, { kind, to: { address: told.email }, language: 'pl' }, letter)
}
