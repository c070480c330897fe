import { done, type Outcome } from '../kernel/outcome.ts'
import { countFailures, type Visitor } from '../server/accounts/sign-in.ts'
import type { Database } from '../server/database/database.ts'
import type { SecretBox } from '../server/secret-box.ts'
import { beginAdministratorSession, type SignedInAdministrator } from './begin-administrator-session.server.ts'
import { lockAdministrator } from './second-factor/lock-administrator.server.ts'
import { checkPasskey, takePasskey } from './second-factor/passkeys.server.ts'
import {
  appUnreadable,
  passkeyRefused,
  proofWrong,
  signInStepOver,
  type passkeyAnswer,
} from './second-factor/second-factor.ts'
import { noteFailure } from './sign-in.server.ts'
import { markOf, readStep, takeChallenge, takeStep, type Step } from './second-factor/sign-in-steps.server.ts'
import { takeCode } from './second-factor/take-code.server.ts'
import type * as z from 'zod/mini'

/** Nobody is signed in by what is refused here. */
const refused = <Code extends { ok: false; code: string }>(failure: Code) => ({
  ...failure,
  kind: 'not-signed-in' as const,
})
const codeRefused = refused(proofWrong)
const unreadable = refused(appUnreadable)
const keyRefused = refused(passkeyRefused)

type CodeProblem = typeof signInStepOver | typeof codeRefused | typeof unreadable

/** The administrator who has shown this password, held until the transaction ends; with another one since then, nobody. */
async function holdWhoShowed(transaction: Database, { administratorId, passwordMark }: Step) {
  const held = administratorId === null ? undefined : await lockAdministrator(transaction, administratorId, 'share')
  const isSame = held && passwordMark?.equals(markOf(held.passwordHash))
  return isSame ? held : undefined
}

/** A browser that has shown the password shows a code. A wrong one may be followed by another, as often as the limits let it. */
export async function signInByCode(
  database: Database,
  code: string,
  { stepToken, visitor, box }: { stepToken: string | undefined; visitor: Visitor; box: SecretBox },
): Promise<Outcome<SignedInAdministrator, CodeProblem>> {
  const begun = await readStep(database, stepToken, 'sign_in')
  const who = begun && (await database.transaction((transaction) => holdWhoShowed(transaction, begun)))
  if (!who) return signInStepOver
  let problem: CodeProblem = codeRefused
  const counted = {
    role: 'administrator',
    name: who.username,
    visitor,
    limit: 'codesOfAccount',
    failed: (why: 'failed' | 'held_back') => noteFailure(database, visitor)(why, who),
  } as const
  const signedIn = await countFailures(database, counted, () =>
    database.transaction(async (transaction) => {
      const held = await holdWhoShowed(transaction, begun as Step)
      const used = held && (await takeCode(transaction, held, code, { box, visitor }))
      if (!used || !used.ok) {
        problem = used === undefined ? signInStepOver : refused(used)
        return undefined
      }
      // Two right codes at once begin one session.
      if (await takeStep(transaction, stepToken, 'sign_in'))
        return beginAdministratorSession(transaction, held, visitor)
      problem = signInStepOver
      return undefined
    }),
  )
  return signedIn ? done(signedIn) : problem
}

/**
 * A passkey says who it is and that its holder was verified, so it is enough by itself. Where a password was shown before, both have to
 * belong to the same administrator.
 */
export async function signInByPasskey(
  database: Database,
  answer: z.infer<typeof passkeyAnswer>,
  { stepToken, visitor, origin }: { stepToken: string | undefined; visitor: Visitor; origin: string },
): Promise<Outcome<SignedInAdministrator, typeof signInStepOver | typeof keyRefused>> {
  const step = await takeChallenge(database, stepToken)
  if (!step?.challenge) return signInStepOver
  const passkey = await checkPasskey(database, step, answer, origin)
  if (!passkey || (step.administratorId !== null && step.administratorId !== passkey.administratorId)) return keyRefused
  return database.transaction(async (transaction) => {
    const held =
      step.administratorId === null
        ? await lockAdministrator(transaction, passkey.administratorId, 'share')
        : await holdWhoShowed(transaction, step)
    if (!held || !(await takeStep(transaction, stepToken, 'sign_in'))) return signInStepOver
    if (!(await takePasskey(transaction, passkey))) return keyRefused
    return done(await beginAdministratorSession(transaction, held, visitor))
  })
}
