import type { Database } from '../database/database.ts'
import { Refusal } from '../http/errors.ts'
import type { Logger } from '../log.ts'
import { TooManyWaiting } from '../workers/concurrency-limit.ts'
import { forgetDevices, isKnownDevice, rememberDevice } from './known-devices.ts'
import { isPassword } from './passwords.ts'
import { endSession, startSession, type Role } from './sessions.ts'
import { countAttempt, resetAttempts, resetAttemptsBelow, undoAttempt } from '../http/throttle.ts'
import { hashOfToken } from './tokens.ts'

/** Where an attempt comes from. */
export interface Visitor {
  address: string
  deviceToken: string | undefined
  /** A session that the browser still holds; it ends with a good sign-in, so that nothing stale survives. */
  earlierSession: string | undefined
  /** Its failures are told to whoever watches the log. */
  log: Pick<Logger, 'warn'>
  /** What the browser calls itself, where people are told of it. */
  userAgent?: string
}

interface Account {
  id: number
  passwordHash: string
}

/** How a role signs in: by which name, and where its account is. */
export interface Attempt<Found extends Account> {
  role: Role
  name: string
  password: string
  visitor: Visitor
  /** `hold` locks the account until the transaction ends. */
  find(database: Database, hold?: 'hold'): Promise<Found | undefined>
  /** Notes that it failed, or that it had to wait before anything was compared. */
  failed?(why: 'failed' | 'held_back', account: Found | undefined): Promise<void>
}

export interface SignedIn {
  sessionToken: string
  deviceToken: string
  /** Nobody has signed in to the account on it, or that is forgotten. */
  isNewDevice: boolean
}

/** Programs such as fail2ban look for it: `deploy/fail2ban-filter.conf` names it too. No name stands with it, since some people type their password there. */
const signInFailed = 'a sign-in failed'

/** The account under which failures are counted and devices are remembered. */
export const accountOf = (role: Role, name: string) => `${role} ${name.toLowerCase()}`

/** A good attempt begins a session; any other gives nothing, whatever its cause. */
export async function signIn<Found extends Account>(
  database: Database,
  attempt: Attempt<Found>,
): Promise<{ account: Found; signedIn: SignedIn } | undefined> {
  const account = await checkPassword(database, attempt)
  if (!account) return undefined
  return database.transaction(async (transaction) => {
    // The password may have changed during the comparison. Then all sessions have ended, and this one is not created.
    const held = await attempt.find(transaction, 'hold')
    if (held?.passwordHash !== account.passwordHash) return undefined
    return { account: held, signedIn: await beginSession(transaction, attempt, account.id) }
  })
}

/** Begins a session of an account, in place of the one that the browser held. */
export async function beginSession(
  transaction: Database,
  { role, name, visitor }: Pick<Attempt<Account>, 'role' | 'name' | 'visitor'>,
  id: number,
): Promise<SignedIn> {
  const account = accountOf(role, name)
  if (visitor.earlierSession) await endSession(transaction, visitor.earlierSession)
  const known = await knownDevice(transaction, account, visitor)
  return {
    sessionToken: await startSession(transaction, { role, id }),
    deviceToken: known ?? (await rememberDevice(transaction, account, visitor.deviceToken)),
    isNewDevice: known === undefined,
  }
}

/** The account with this password. */
export function checkPassword<Found extends Account>(
  database: Database,
  { role, name, password, visitor, find, failed }: Attempt<Found>,
): Promise<Found | undefined> {
  return countFailures(
    database,
    {
      role,
      name,
      visitor,
      limit: 'signInToAccount',
      ...(failed && { failed: async (why) => failed(why, await find(database)) }),
    },
    async () => {
      const found = await find(database)
      const isRight = await isPassword(password, found?.passwordHash)
      return isRight ? found : undefined
    },
  )
}

interface Counted extends Pick<Attempt<Account>, 'role' | 'name' | 'visitor'> {
  limit: 'signInToAccount' | 'codesOfAccount'
  failed?(why: 'failed' | 'held_back'): Promise<void>
}

/** What an attempt to show who one is comes to. It is counted before it is made; only failures stay counted. */
export async function countFailures<Found>(
  database: Database,
  { role, name, visitor, limit, failed }: Counted,
  attempt: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const { address, log } = visitor
  const heldBack = async (refusal: unknown): Promise<never> => {
    if (refusal instanceof Refusal) {
      log.warn({ address, role }, 'a sign-in had to wait')
      await failed?.('held_back')
    }
    throw refusal
  }
  const account = accountOf(role, name)
  const device = await knownDevice(database, account, visitor)
  // A known device has its own counter, so that failures from elsewhere can't lock its owner out.
  const counter = device ? `${onDevice(account)}${hashOfToken(device).toString('base64url')}` : account
  // Nor can those from the same address, of which there may be many behind a proxy; each role has a count of its own there.
  const fromAddress = `${role} ${address}`
  if (!device) await countAttempt(database, 'signInFromAddress', fromAddress).catch(heldBack)
  const clearAddress = () => (device ? undefined : undoAttempt(database, 'signInFromAddress', fromAddress))
  await countAttempt(database, limit, counter).catch(async (refusal: unknown) => {
    // Nothing was tried, so nothing has failed.
    await clearAddress()
    return heldBack(refusal)
  })

  const found = await attempt().catch(async (problem: unknown) => {
    if (problem instanceof TooManyWaiting) {
      await clearAddress()
      await undoAttempt(database, limit, counter)
    }
    throw problem
  })
  if (!found) {
    log.warn({ address, role }, signInFailed)
    await failed?.('failed')
    return undefined
  }
  await clearAddress()
  await resetAttempts(database, limit, counter)
  return found
}

/** Failures that were counted for the account, on whatever device, and the devices themselves are forgotten. */
export async function forgetAccount(database: Database, role: Role, name: string): Promise<void> {
  const account = accountOf(role, name)
  await forgetDevices(database, account)
  for (const limit of ['signInToAccount', 'codesOfAccount'] as const) {
    await resetAttempts(database, limit, account)
    await resetAttemptsBelow(database, limit, onDevice(account))
  }
}

const onDevice = (account: string) => `${account} on device `

async function knownDevice(database: Database, account: string, visitor: Visitor): Promise<string | undefined> {
  const { deviceToken } = visitor
  const isKnown = deviceToken !== undefined && (await isKnownDevice(database, account, deviceToken))
  return isKnown ? deviceToken : undefined
}
