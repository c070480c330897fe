import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { limitConcurrency } from '../workers/concurrency-limit.ts'

/** OWASP's minimum cost for argon2id. Hashes carry their own cost, so raising it later is safe. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Hashing uses Node's thread pool: more than two at once would block its other users, and one processor stays free for
 * other requests. Two hundred callers wait two or three seconds; more are refused.
 */
const inTurn = limitConcurrency(Math.max(1, Math.min(2, availableParallelism() - 1)), 200)

/** Keyboards write the same accent in different ways; it must be the same password. */
const asTyped = (password: string) => password.normalize('NFKC')

/** The PHC string of a password: algorithm, cost, salt and tag. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(asTyped(password), cost))
}

/** The hash used for an unknown account, so that a wrong name takes as long as a wrong password. */
let nobodysHash: Promise<string> | undefined

export async function isPassword(password: string, known: string | undefined): Promise<boolean> {
  // Made once, outside of the queue: that one is full has nothing to do with it, and would be remembered for ever.
  nobodysHash ??= hash(randomBytes(16).toString('hex'), cost)
  const compared = known ?? (await nobodysHash)
  const isRight = await inTurn(() => verify(compared, asTyped(password)))
  return isRight && known !== undefined
}
