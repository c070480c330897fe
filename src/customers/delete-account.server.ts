import { eq } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import { queueMail } from '../mail/queue-mail.server.ts'
import type { Database } from '../server/database.ts'
import { forgetAccount, type Visitor } from '../server/sign-in.ts'
import { accountDeletedLetter } from './account.mail.tsx'
import { wrongCurrentPassword } from './customer.ts'
import { customers } from './customers.table.ts'
import { holdCustomer, provesPassword } from './prove-current-password.server.ts'

const wrong = { ...wrongCurrentPassword, field: 'password' }

/** Deletes a customer with all that hangs on them: sessions, links, devices, counted failures. A last mail says so. */
export async function deleteAccount(
  database: Database,
  customer: typeof customers.$inferSelect,
  password: string,
  visitor: Visitor,
): Promise<Outcome<undefined, typeof wrong>> {
  const proved = await provesPassword(database, customer, password, visitor)
  if (!proved) return wrong
  return database.transaction(async (transaction) => {
    const held = await holdCustomer(transaction, proved)
    if (!held) return wrong
    const { id, email, language } = held
    const envelope = { kind: 'account-deleted', to: { address: email }, language }
    await queueMail(transaction, envelope, accountDeletedLetter(language))
    await transaction.delete(customers).where(eq(customers.id, id))
    await forgetAccount(transaction, 'customer', email)
    return done(undefined)
  })
}
