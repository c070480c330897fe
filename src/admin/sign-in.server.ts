import { eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { signIn, type SignedIn, type Visitor } from '../server/sign-in.ts'
import { wrongCredentials, type Credentials } from './administrator.ts'
import { administrators } from './administrators.table.ts'

export async function signInAdministrator(
  database: Database,
  { username, password }: Credentials,
  visitor: Visitor,
): Promise<Outcome<SignedIn & { username: string }, typeof wrongCredentials>> {
  const good = await signIn(database, {
    role: 'administrator',
    name: username,
    password,
    visitor,
    async find(where, hold) {
      const isThis = eq(sql`lower(${administrators.username})`, username.toLowerCase())
      const query = where.select().from(administrators).where(isThis)
      const [administrator] = await (hold ? query.for('share') : query)
      return administrator
    },
  })
  return good ? done({ ...good.signedIn, username: good.account.username }) : wrongCredentials
}
