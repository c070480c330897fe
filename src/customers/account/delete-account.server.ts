import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { forgetSentMails } from '../../mail/personal-data.server.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import type { Database } from '../../server/database/database.ts'
import { renewToken } from '../../server/accounts/sessions.ts'
import { forgetAccount, type Visitor } from '../../server/accounts/sign-in.ts'
import { accountDeletedEmail, accountMails } from '../account.mail.tsx'
import { sessionEnded, wrongCurrentPassword } from '../../schemas/own-account.ts'
import { customers } from '../customers.table.ts'
import { lockCustomer, isCurrentPassword } from './check-current-password.server.ts'

const wrong = { ...wrongCurrentPassword, field: 'password' }

/** Deletes a customer with all their sessions, links, devices and failed attempts, and sends a last email. */
export async function deleteAccount(
  database: Database,
  customer: typeof customers.$inferSelect,
  password: string,
  { visitor, sessionToken }: { visitor: Visitor; sessionToken: string },
): Promise<Outcome<undefined, typeof wrong | typeof sessionEnded>> {
  const proved = await isCurrentPassword(database, customer, password, visitor)
  if (!proved) return wrong
  return database.transaction(async (transaction) => {
    const held = await lockCustomer(transaction, proved)
    if (!held) return wrong
    if (!(await renewToken(transaction, sessionToken))) return sessionEnded
    const { id, email, language } = held
    const envelope = { kind: 'account-deleted', to: { address: email }, language } as const
    await queueMail(transaction, envelope, accountDeletedEmail(language))
    await transaction.delete(customers).where(eq(customers.id, id))
    await forgetAccount(transaction, 'customer', email)
    await forgetSentMails(transaction, email, accountMails)
    return done(undefined)
  })
}
