import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { hashPassword } from '../server/accounts/passwords.ts'
import { refuseWeakPassword, type PasswordWeak } from '../server/accounts/refuse-weak-password.ts'
import { usernameTaken, type Acting, type Credentials } from '../guards/administrator.ts'
import { administrators } from '../guards/administrators.table.ts'
import { recordAudit } from '../audit/record-audit.server.ts'

/** If two requests create the same name (in any case) at once, one wins. */
export async function createAdministrator(
  database: Database,
  by: Acting,
  { username, password }: Credentials,
): Promise<Outcome<undefined, typeof usernameTaken | PasswordWeak>> {
  const refused = await refuseWeakPassword(password, [username], 'password')
  if (refused) return refused
  const passwordHash = await hashPassword(password)
  return database.transaction(async (transaction) => {
    const [created] = await transaction
      .insert(administrators)
      .values({ username, passwordHash })
      .onConflictDoNothing()
      .returning({ id: administrators.id })
    if (!created) return usernameTaken
    const entry = { action: 'created', subject: 'administrator', ...created, name: username } as const
    await recordAudit(transaction, by, { ...entry, after: { username } })
    return done(undefined)
  })
}
