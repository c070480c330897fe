import { eq } from 'drizzle-orm'
import { createHash, randomInt } from 'node:crypto'
import type { Acting } from '../../guards/administrator.ts'
import { hasSecondFactor, readFactors } from '../../guards/read-factors.server.ts'
import { recoveryCodes } from '../../guards/second-factors.table.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Visitor } from '../../server/accounts/sign-in.ts'
import type { Database } from '../../server/database/database.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { lockAdministrator } from './lock-administrator.server.ts'
import { recoveryCodeCount, secondFactorMissing } from './second-factor.ts'

/** Without letters and digits that are taken for each other; no code is six digits, as an app's are. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const codeLength = 24

const createCode = () => Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('')

/** A hundred and eighteen random bits: a plain hash can't be guessed back. */
export const hashOfCode = (code: string) => createHash('sha256').update(`recovery code ${code}`).digest()

/** Puts new codes in the place of those that there were, and gives them once. */
export async function makeRecoveryCodes(transaction: Database, administratorId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createCode)
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, administratorId))
  await transaction.insert(recoveryCodes).values(codes.map((code) => ({ administratorId, codeHash: hashOfCode(code) })))
  return codes.map((code) => code.replaceAll(/.{4}(?=.)/g, '$&-'))
}

/** The earlier ones open nothing any more. */
export function renewRecoveryCodes(
  database: Database,
  by: Acting & { id: number },
  visitor: Visitor,
): Promise<Outcome<string[], typeof secondFactorMissing>> {
  return database.transaction(async (transaction) => {
    await lockAdministrator(transaction, by.id, 'update')
    if (!hasSecondFactor(await readFactors(transaction, by.id))) return secondFactorMissing
    const codes = await makeRecoveryCodes(transaction, by.id)
    await recordAccountChange(transaction, by, by, { action: 'renewed_recovery_codes' }, visitor)
    return done(codes)
  })
}
