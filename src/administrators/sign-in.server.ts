import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { signIn, type SignedIn, type Visitor } from '../server/accounts/sign-in.ts'
import { wrongCredentials, type Credentials } from '../guards/administrator.ts'
import { findAdministrator } from '../guards/find-administrator.server.ts'

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
    find: (where, hold) => findAdministrator(where, username, hold && 'share'),
  })
  return good ? done({ ...good.signedIn, username: good.account.username }) : wrongCredentials
}
