import { sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { hasSecondFactor, readFactors } from '../../guards/read-factors.server.ts'
import { codeApps, passkeys } from '../../guards/second-factors.table.ts'
import { done, type Failure, type Outcome } from '../../kernel/outcome.ts'
import { sessionEnded } from '../../schemas/own-account.ts'
import { confirmSession, endSessions, lockSession } from '../../server/accounts/sessions.ts'
import type { Visitor } from '../../server/accounts/sign-in.ts'
import type { Database } from '../../server/database/database.ts'
import type { SecretBox } from '../../server/secret-box.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { voidSetupLink } from '../setup-link.server.ts'
import { openSecret, stepOfCode } from './code-app.server.ts'
import { lockAdministrator } from './lock-administrator.server.ts'
import { loadPasskeys, passkeyAlgorithms, passkeyHost } from './passkeys.server.ts'
import { makeRecoveryCodes } from './recovery-codes.server.ts'
import {
  appCodeWrong,
  asNewAnswer,
  mostPasskeys,
  passkeyKnown,
  passkeyRefused,
  tooManyPasskeys,
  type NewPasskey,
} from './second-factor.ts'
import { endSteps, takeStep } from './sign-in-steps.server.ts'

type Owner = Acting & { id: number }

interface Asking {
  sessionToken: string
  visitor: Visitor
}

/** `recoveryCodes` come with the first factor; the session has a new token. */
interface Added {
  recoveryCodes: string[] | null
  sessionToken: string
}

/** Has codes of an app count from now on: who has the app shows it by one. It takes the place of an earlier app. */
export async function addCodeApp(
  database: Database,
  by: Owner,
  { sealed, code, sessionToken, visitor, box }: Asking & { sealed: string; code: string; box: SecretBox },
): Promise<Outcome<Added, typeof appCodeWrong | typeof sessionEnded>> {
  const secret = openSecret(box, sealed, by.id)
  const lastStep = secret === undefined ? undefined : await stepOfCode(secret, code.replaceAll(/\s/g, ''))
  if (lastStep === undefined) return appCodeWrong
  return database.transaction((transaction) =>
    withFirstFactor<never>(transaction, by, { sessionToken, visitor, factor: 'app' }, async () => {
      const app = { secret: sealed, lastStep, addedAt: sql`now()`, lastUsedAt: null }
      await transaction
        .insert(codeApps)
        .values({ administratorId: by.id, ...app })
        .onConflictDoUpdate({ target: codeApps.administratorId, set: app })
      return done(undefined)
    }),
  )
}

interface AnsweredPasskey extends NewPasskey, Asking {
  stepToken: string | undefined
  origin: string
}

type PasskeyProblem = typeof passkeyRefused | typeof passkeyKnown | typeof tooManyPasskeys | typeof sessionEnded

/** Keeps a passkey that a browser has made for this host. */
export async function addPasskey(
  database: Database,
  by: Owner,
  { name, answer, sessionToken, visitor, stepToken, origin }: AnsweredPasskey,
): Promise<Outcome<Added, PasskeyProblem>> {
  return database.transaction(async (transaction) => {
    const step = await takeStep(transaction, stepToken, 'new_passkey')
    const host = passkeyHost(origin)
    // Signing in anew helps here no more than asking once more.
    if (!step?.challenge || step.administratorId !== by.id || host === undefined || host !== step.host)
      return passkeyRefused
    const { verifyRegistrationResponse } = await loadPasskeys()
    const verified = await verifyRegistrationResponse({
      response: asNewAnswer(answer),
      expectedChallenge: step.challenge,
      expectedOrigin: new URL(origin).origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    }).catch(() => undefined)
    if (!verified?.verified) return passkeyRefused
    const { id, publicKey, counter } = verified.registrationInfo.credential
    const transports = answer.response.transports ?? []
    return withFirstFactor<typeof tooManyPasskeys | typeof passkeyKnown>(
      transaction,
      by,
      { sessionToken, visitor, factor: 'passkey', name },
      async (had) => {
        if (had >= mostPasskeys) return tooManyPasskeys
        const { rowCount } = await transaction
          .insert(passkeys)
          .values({
            administratorId: by.id,
            credentialId: id,
            publicKey: Buffer.from(publicKey),
            counter,
            transports,
            host,
            name,
          })
          .onConflictDoNothing()
        return rowCount === 1 ? done(undefined) : passkeyKnown
      },
    )
  })
}

/**
 * With the first factor come recovery codes, and sessions end that a password alone began: whoever stole it may have one. Nor does a
 * link of the first start go on opening the account.
 */
async function withFirstFactor<Problem extends Failure>(
  transaction: Database,
  by: Owner,
  { sessionToken, visitor, factor, name }: Asking & { factor: string; name?: string },
  add: (passkeys: number) => Promise<Outcome<undefined, Problem>>,
): Promise<Outcome<Added, Problem | typeof sessionEnded>> {
  await lockAdministrator(transaction, by.id, 'update')
  if (!(await lockSession(transaction, sessionToken))) return sessionEnded
  const before = await readFactors(transaction, by.id)
  const added = await add(before.passkeys.length)
  if (!added.ok) return added
  const renewed = await confirmSession(transaction, sessionToken)
  if (renewed === undefined) return sessionEnded
  const isFirst = !hasSecondFactor(before)
  if (isFirst) {
    await endSessions(transaction, { role: 'administrator', id: by.id }, renewed)
    await endSteps(transaction, by.id)
    await voidSetupLink(transaction, by.id)
  }
  const recoveryCodes = isFirst ? await makeRecoveryCodes(transaction, by.id) : null
  const after = { factor, ...(name !== undefined && { passkeyName: name }) }
  await recordAccountChange(transaction, by, by, { action: 'added_factor', after }, visitor)
  return done({ recoveryCodes, sessionToken: renewed })
}
