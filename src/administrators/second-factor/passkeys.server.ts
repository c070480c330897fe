import { isIP } from 'node:net'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { passkeys } from '../../guards/second-factors.table.ts'
import type { Database } from '../../server/database/database.ts'
import { asAnswer, type passkeyAnswer } from './second-factor.ts'
import type { Step } from './sign-in-steps.server.ts'
import type * as z from 'zod/mini'

/** A library of half a megabyte, loaded for those who use it. */
export const loadPasskeys = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which all passkeys of today can. */
export const passkeyAlgorithms = [-8, -7, -257]

/** The host that passkeys are bound to; undefined where browsers allow none: without https, and for bare addresses. */
export function passkeyHost(origin: string): string | undefined {
  const { protocol, hostname } = new URL(origin)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isBare = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0
  return !isBare && (protocol === 'https:' || isLocal) ? hostname : undefined
}

/** What a browser is to ask its passkeys; those that are named, or any that it has for us. */
export async function askForPasskey(host: string, known: { id: string; transports: string[] }[] = []) {
  const { generateAuthenticationOptions } = await loadPasskeys()
  return generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    allowCredentials: known as Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials'] & object[],
  })
}

export interface ShownPasskey {
  id: number
  administratorId: number
  counter: number
}

/** The passkey that has signed this step's challenge, for this host and with its holder verified. */
export async function checkPasskey(
  database: Database,
  step: Step,
  answer: z.infer<typeof passkeyAnswer>,
  origin: string,
): Promise<ShownPasskey | undefined> {
  const { challenge, host } = step
  if (challenge === null || host === null || host !== passkeyHost(origin)) return undefined
  const [known] = await database.select().from(passkeys).where(eq(passkeys.credentialId, answer.id))
  if (!known || known.host !== host) return undefined
  const { verifyAuthenticationResponse } = await loadPasskeys()
  const verified = await verifyAuthenticationResponse({
    response: asAnswer(answer),
    expectedChallenge: challenge,
    expectedOrigin: new URL(origin).origin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: { id: known.credentialId, publicKey: new Uint8Array(known.publicKey), counter: known.counter },
    // Whatever is wrong with what a stranger sent, it is no proof.
  }).catch(() => undefined)
  if (!verified?.verified) return undefined
  return { id: known.id, administratorId: known.administratorId, counter: verified.authenticationInfo.newCounter }
}

/** Takes it as proof. A copy of the passkey is noticed by a counter that doesn't grow; many have none and stay at zero. */
export async function takePasskey(transaction: Database, { id, counter }: ShownPasskey): Promise<boolean> {
  const grows = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`))
  const { rowCount } = await transaction
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), grows))
  return rowCount === 1
}
