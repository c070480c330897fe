import { eq, sql } from 'drizzle-orm'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database.ts'
import { isPassword } from '../server/passwords.ts'
import { endSession, isKnownDevice, rememberDevice, startSession } from '../server/sessions.ts'
import { hashOfToken } from '../server/tokens.ts'
import { countAttempt, forgetAttempts, takeBackAttempt } from '../server/throttle.ts'
import { wrongCredentials, type Credentials } from './administrator.ts'
import { administrators } from './administrators.table.ts'

interface SignedIn {
  username: string
  sessionToken: string
  deviceToken: string
}

/** Where the attempt comes from. */
interface Visitor {
  address: string
  deviceToken: string | undefined
  /** A session that the browser still holds; it ends with a good sign-in, so that nothing stale survives. */
  earlierSession: string | undefined
}

export async function signIn(
  database: Database,
  { username, password }: Credentials,
  visitor: Visitor,
): Promise<Outcome<SignedIn, typeof wrongCredentials>> {
  const account = `administrator ${username.toLowerCase()}`
  const device = await knownDevice(database, account, visitor.deviceToken)
  // A device that signed in before has a count of its own: failures from elsewhere can't lock its owner out.
  const counter = device ? `${account} on device ${hashOfToken(device).toString('base64url')}` : account
  await countAttempt(database, 'signInFromAddress', visitor.address)
  await countAttempt(database, 'signInToAccount', counter).catch(async (refusal: unknown) => {
    // Nothing was tried, so nothing has failed.
    await takeBackAttempt(database, 'signInFromAddress', visitor.address)
    throw refusal
  })

  const [administrator] = await database
    .select()
    .from(administrators)
    .where(eq(sql`lower(${administrators.username})`, username.toLowerCase()))
  const isRight = await isPassword(password, administrator?.passwordHash)
  if (!administrator || !isRight) return wrongCredentials

  await takeBackAttempt(database, 'signInFromAddress', visitor.address)
  await forgetAttempts(database, 'signInToAccount', counter)
  return database.transaction(async (transaction) => {
    if (visitor.earlierSession) await endSession(transaction, visitor.earlierSession)
    return done({
      username: administrator.username,
      sessionToken: await startSession(transaction, administrator.id),
      deviceToken: device ?? (await rememberDevice(transaction, account)),
    })
  })
}

async function knownDevice(
  database: Database,
  account: string,
  token: string | undefined,
): Promise<string | undefined> {
  return token !== undefined && (await isKnownDevice(database, account, token)) ? token : undefined
}
