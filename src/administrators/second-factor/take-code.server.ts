import { and, eq, lt, sql } from 'drizzle-orm'
import { codeApps, recoveryCodes } from '../../guards/second-factors.table.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Visitor } from '../../server/accounts/sign-in.ts'
import type { Database } from '../../server/database/database.ts'
import type { SecretBox } from '../../server/secret-box.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { openSecret, stepOfCode } from './code-app.server.ts'
import { hashOfCode } from './recovery-codes.server.ts'
import { appUnreadable, proofWrong } from './second-factor.ts'

type Problem = typeof proofWrong | typeof appUnreadable

/**
 * Takes a code as proof: one of the app or one for recovery. Each counts once, also if two come with it at the same time. The caller
 * holds the administrator's row, so the app stays what it is.
 */
export async function takeCode(
  transaction: Database,
  by: { id: number; username: string },
  code: string,
  { box, visitor }: { box: SecretBox; visitor: Visitor },
): Promise<Outcome<undefined, Problem>> {
  const typed = code.replaceAll(/[\s-]/g, '').toLowerCase()
  return /^\d{6}$/.test(typed)
    ? takeAppCode(transaction, by.id, typed, box)
    : takeRecoveryCode(transaction, by, typed, visitor)
}

async function takeAppCode(
  transaction: Database,
  id: number,
  code: string,
  box: SecretBox,
): Promise<Outcome<undefined, Problem>> {
  const isThis = eq(codeApps.administratorId, id)
  const [app] = await transaction.select().from(codeApps).where(isThis)
  if (!app) return proofWrong
  const secret = openSecret(box, app.secret, id)
  if (secret === undefined) return appUnreadable
  const lastStep = await stepOfCode(secret, code)
  if (lastStep === undefined) return proofWrong
  const { rowCount } = await transaction
    .update(codeApps)
    .set({ lastStep, lastUsedAt: sql`now()` })
    .where(and(isThis, lt(codeApps.lastStep, lastStep)))
  return rowCount === 1 ? done(undefined) : proofWrong
}

async function takeRecoveryCode(
  transaction: Database,
  by: { id: number; username: string },
  code: string,
  visitor: Visitor,
): Promise<Outcome<undefined, Problem>> {
  const isThis = and(eq(recoveryCodes.administratorId, by.id), eq(recoveryCodes.codeHash, hashOfCode(code)))
  const { rowCount } = await transaction.delete(recoveryCodes).where(isThis)
  if (rowCount !== 1) return proofWrong
  const left = await transaction.$count(recoveryCodes, eq(recoveryCodes.administratorId, by.id))
  const change = { action: 'used_recovery_code', after: { recoveryCodes: left } } as const
  await recordAccountChange(transaction, by, by, change, visitor)
  return done(undefined)
}
