import { eq } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { administrators } from '../../guards/administrators.table.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { sessionEnded, wrongCurrentPassword } from '../../schemas/own-account.ts'
import { lockSession } from '../../server/accounts/sessions.ts'
import { checkPassword, type Visitor } from '../../server/accounts/sign-in.ts'
import type { Database } from '../../server/database/database.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { changeEmail, readWaitingEmails } from './change-email.server.ts'
import type { OwnAddress, OwnEmail } from '../people/people.ts'
import { noteFailure } from '../sign-in.server.ts'

const wrong = { ...wrongCurrentPassword, field: 'currentPassword' }

/** Names another address for one's own letters. A wrong password counts like a failed sign-in. */
export async function changeOwnEmail(
  database: Database,
  by: Acting & { id: number },
  { email, currentPassword }: OwnEmail,
  { visitor, sessionToken }: { visitor: Visitor; sessionToken: string },
): Promise<Outcome<void, typeof wrong | typeof sessionEnded>> {
  const isThis = eq(administrators.id, by.id)
  const proved = await checkPassword(database, {
    role: 'administrator',
    name: by.username,
    password: currentPassword,
    visitor,
    find: async (where) => (await where.select().from(administrators).where(isThis))[0],
    failed: noteFailure(database, visitor),
  })
  if (!proved) return wrong
  await countAttempt(database, 'administratorEmails', String(by.id))
  return database.transaction(async (transaction) => {
    const [held] = await transaction.select().from(administrators).where(isThis).for('update')
    if (held?.passwordHash !== proved.passwordHash) return wrong
    if (!(await lockSession(transaction, sessionToken))) return sessionEnded
    await changeEmail(transaction, by, held, email)
    return done(undefined)
  })
}

export async function readOwnEmail(database: Database, id: number): Promise<OwnAddress> {
  const isThis = eq(administrators.id, id)
  const [own] = await database.select({ email: administrators.email }).from(administrators).where(isThis)
  const waiting = await readWaitingEmails(database)
  return { email: own?.email ?? null, waitingEmail: waiting.get(id) ?? null }
}
