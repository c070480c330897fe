import { brand } from '../../brand.ts'
import { readFactors } from '../../guards/read-factors.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { askForPasskey, loadPasskeys, passkeyAlgorithms, passkeyHost } from './passkeys.server.ts'
import { passkeysImpossible } from './second-factor.ts'
import { beginStep } from './sign-in-steps.server.ts'

type Begun<Options> = Outcome<{ options: Options; token: string }, typeof passkeysImpossible>

const knownAt = (host: string, { passkeys }: Awaited<ReturnType<typeof readFactors>>) =>
  passkeys
    .filter((passkey) => passkey.host === host)
    .map(({ credentialId, transports }) => ({ id: credentialId, transports }))

/** A browser is to show one of its administrator's passkeys again. */
export async function beginConfirmation(
  database: Database,
  administratorId: number,
  origin: string,
): Promise<Begun<Awaited<ReturnType<typeof askForPasskey>>>> {
  const host = passkeyHost(origin)
  const known = host === undefined ? [] : knownAt(host, await readFactors(database, administratorId))
  // Asked for none in particular, a browser would offer those of anybody.
  if (host === undefined || known.length === 0) return passkeysImpossible
  const options = await askForPasskey(host, known)
  const { challenge } = options
  const token = await beginStep(database, { purpose: 'confirmation', administratorId, challenge, host })
  return done({ options, token })
}

type Creation = Awaited<ReturnType<Awaited<ReturnType<typeof loadPasskeys>>['generateRegistrationOptions']>>

/** A browser is to make a passkey: one that is found without a name, and that verifies its holder. */
export async function beginNewPasskey(
  database: Database,
  { id, username }: { id: number; username: string },
  origin: string,
): Promise<Begun<Creation>> {
  const host = passkeyHost(origin)
  if (host === undefined) return passkeysImpossible
  const { generateRegistrationOptions } = await loadPasskeys()
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: host,
    userName: username,
    userID: new TextEncoder().encode(`administrator ${id}`),
    attestationType: 'none',
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: knownAt(host, await readFactors(database, id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const asked = { administratorId: id, challenge: options.challenge, host }
  const token = await beginStep(database, { purpose: 'new_passkey', ...asked })
  return done({ options, token })
}
