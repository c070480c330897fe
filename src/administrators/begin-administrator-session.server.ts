import type { administrators } from '../guards/administrators.table.ts'
import { hasSecondFactor, proofsOf, readFactors } from '../guards/read-factors.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { beginSession, type SignedIn, type Visitor } from '../server/accounts/sign-in.ts'
import type { Database } from '../server/database/database.ts'
import { clearExpiredEmailLinks } from './email/clear-email-links.server.ts'
import { secondFactorNeeded, type SecondFactorNeeded } from './second-factor/second-factor.ts'
import { beginStep, markOf } from './second-factor/sign-in-steps.server.ts'
import { recordSignIn } from './record-sign-in.server.ts'

export interface SignedInAdministrator extends SignedIn {
  username: string
}

/**
 * The one place where an administrator is signed in, after all that they have to show. The caller holds their row, so nothing of what was shown changes meanwhile.
 */
export async function beginAdministratorSession(
  transaction: Database,
  { id, username }: Pick<typeof administrators.$inferSelect, 'id' | 'username'>,
  visitor: Visitor,
): Promise<SignedInAdministrator> {
  await clearExpiredEmailLinks(transaction)
  const signedIn = await beginSession(transaction, { role: 'administrator', name: username, visitor }, id)
  await recordSignIn(transaction, { id, username }, visitor, signedIn)
  return { ...signedIn, username }
}

/** The password is right: whoever has a second factor is asked for it, anybody else is signed in. */
export async function goOnAfterPassword(
  transaction: Database,
  held: Pick<typeof administrators.$inferSelect, 'id' | 'username' | 'passwordHash'>,
  visitor: Visitor,
  host: string,
): Promise<Outcome<SignedInAdministrator, SecondFactorNeeded>> {
  const factors = await readFactors(transaction, held.id)
  if (!hasSecondFactor(factors)) return done(await beginAdministratorSession(transaction, held, visitor))
  const passwordMark = markOf(held.passwordHash)
  const stepToken = await beginStep(transaction, { purpose: 'sign_in', administratorId: held.id, passwordMark })
  return { ...secondFactorNeeded, facts: { proofs: proofsOf(factors, host) }, stepToken }
}
