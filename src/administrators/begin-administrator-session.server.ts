import type { administrators } from '../guards/administrators.table.ts'
import { beginSession, type SignedIn, type Visitor } from '../server/accounts/sign-in.ts'
import type { Database } from '../server/database/database.ts'
import { recordSignIn } from './record-sign-in.server.ts'

export interface SignedInAdministrator extends SignedIn {
  username: string
}

/** The one place where an administrator is signed in, after all that they have to show. */
export async function beginAdministratorSession(
  transaction: Database,
  { id, username }: Pick<typeof administrators.$inferSelect, 'id' | 'username'>,
  visitor: Visitor,
): Promise<SignedInAdministrator> {
  const signedIn = await beginSession(transaction, { role: 'administrator', name: username, visitor }, id)
  await recordSignIn(transaction, { id, username }, visitor, signedIn)
  return { ...signedIn, username }
}
