import { readFactors } from '../guards/read-factors.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import type { Database } from '../server/database/database.ts'
import { countAttempt } from '../server/http/throttle.ts'
import { askForPasskey, passkeyHost } from './second-factor/passkeys.server.ts'
import { passkeysImpossible } from './second-factor/second-factor.ts'
import { beginStep, readStep, setChallenge } from './second-factor/sign-in-steps.server.ts'

type Options = Awaited<ReturnType<typeof askForPasskey>>

/** Where a password was shown, its administrator's passkeys are asked for; else any that the browser has for us. */
export async function beginPasskeySignIn(
  database: Database,
  { stepToken, origin, address }: { stepToken: string | undefined; origin: string; address: string },
): Promise<Outcome<{ options: Options; token: string }, typeof passkeysImpossible>> {
  const host = passkeyHost(origin)
  if (host === undefined) return passkeysImpossible
  await countAttempt(database, 'passkeySignIns', address)
  const step = await readStep(database, stepToken, 'sign_in')
  if (!stepToken || !step?.administratorId) {
    const options = await askForPasskey(host)
    const token = await beginStep(database, { purpose: 'sign_in', challenge: options.challenge, host })
    return done({ options, token })
  }
  const { passkeys } = await readFactors(database, step.administratorId)
  const known = passkeys.filter((passkey) => passkey.host === host)
  const options = await askForPasskey(
    host,
    known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  )
  await setChallenge(database, stepToken, { challenge: options.challenge, host })
  return done({ options, token: stepToken })
}
