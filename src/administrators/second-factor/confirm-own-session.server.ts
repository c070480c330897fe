import type { Acting } from '../../guards/administrator.ts'
import { hasSecondFactor, readFactors } from '../../guards/read-factors.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { sessionEnded, wrongCurrentPassword } from '../../schemas/own-account.ts'
import { confirmSession } from '../../server/accounts/sessions.ts'
import { checkPassword, countFailures, type Visitor } from '../../server/accounts/sign-in.ts'
import type { Database } from '../../server/database/database.ts'
import type { SecretBox } from '../../server/secret-box.ts'
import { lockAdministrator } from './lock-administrator.server.ts'
import { checkPasskey, takePasskey } from './passkeys.server.ts'
import { passkeyRefused, proofWrong, type appUnreadable, type Confirmation } from './second-factor.ts'
import { takeStep } from './sign-in-steps.server.ts'
import { takeCode } from './take-code.server.ts'

interface Asked {
  visitor: Visitor
  sessionToken: string
  stepToken: string | undefined
  origin: string
  box: SecretBox
}

type Problem =
  | typeof proofWrong
  | typeof passkeyRefused
  | typeof appUnreadable
  | typeof sessionEnded
  | typeof wrongCurrentPassword

const renewed = async (transaction: Database, sessionToken: string): Promise<Outcome<string, typeof sessionEnded>> => {
  const token = await confirmSession(transaction, sessionToken)
  return token === undefined ? sessionEnded : done(token)
}

/** Whoever is signed in shows again who they are, and gets a new token for their session. Who has a second factor shows that. */
export async function confirmOwnSession(
  database: Database,
  by: Acting & { id: number },
  shown: Confirmation,
  asked: Asked,
): Promise<Outcome<string, Problem>> {
  if ('password' in shown) return confirmByPassword(database, by, shown.password, asked)
  if ('answer' in shown) {
    const step = await takeStep(database, asked.stepToken, 'confirmation')
    const passkey = step && (await checkPasskey(database, step, shown.answer, asked.origin))
    if (!passkey || step.administratorId !== by.id || passkey.administratorId !== by.id) return passkeyRefused
    return database.transaction(async (transaction) => {
      await lockAdministrator(transaction, by.id, 'share')
      return (await takePasskey(transaction, passkey)) ? renewed(transaction, asked.sessionToken) : passkeyRefused
    })
  }
  return confirmByCode(database, by, shown.code, asked)
}

/** A wrong code counts as one at the sign-in does. */
async function confirmByCode(
  database: Database,
  by: Acting & { id: number },
  code: string,
  { visitor, sessionToken, box }: Pick<Asked, 'visitor' | 'sessionToken' | 'box'>,
): Promise<Outcome<string, Problem>> {
  let problem: Problem = proofWrong
  const counted = { role: 'administrator', name: by.username, visitor, limit: 'codesOfAccount' } as const
  const good = await countFailures(database, counted, () =>
    database.transaction(async (transaction) => {
      await lockAdministrator(transaction, by.id, 'share')
      const used = await takeCode(transaction, by, code, { box, visitor })
      const outcome = used.ok ? await renewed(transaction, sessionToken) : used
      if (!outcome.ok) problem = outcome
      return outcome.ok ? outcome : undefined
    }),
  )
  return good ?? problem
}

async function confirmByPassword(
  database: Database,
  by: Acting & { id: number },
  password: string,
  { visitor, sessionToken }: Asked,
): Promise<Outcome<string, Problem>> {
  const wrong = { ...wrongCurrentPassword, field: 'password' }
  const attempt = { role: 'administrator', name: by.username, password, visitor } as const
  const find = (where: Database) => lockAdministrator(where, by.id, 'share')
  const proved = await checkPassword(database, { ...attempt, find })
  if (!proved) return wrong
  return database.transaction(async (transaction) => {
    const held = await find(transaction)
    if (held?.passwordHash !== proved.passwordHash) return wrong
    return hasSecondFactor(await readFactors(transaction, by.id)) ? proofWrong : renewed(transaction, sessionToken)
  })
}
