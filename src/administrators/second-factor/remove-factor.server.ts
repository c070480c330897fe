import { and, eq } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { hasSecondFactor, readFactors } from '../../guards/read-factors.server.ts'
import { codeApps, passkeys, recoveryCodes } from '../../guards/second-factors.table.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Visitor } from '../../server/accounts/sign-in.ts'
import type { Database } from '../../server/database/database.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { lockAdministrator } from './lock-administrator.server.ts'
import { secondFactorMissing } from './second-factor.ts'

type Owner = Acting & { id: number }
export type Removed = { factor: 'app' } | { factor: 'passkey'; id: number }

/** Whether the account would be open to a password alone without it. */
export async function isLastFactor(database: Database, by: Owner, removed: Removed): Promise<boolean> {
  const { hasApp, passkeys: keys } = await readFactors(database, by.id)
  return removed.factor === 'app' ? keys.length === 0 : !hasApp && keys.every(({ id }) => id === removed.id)
}

/** Recovery codes go with the last factor. */
export function removeFactor(
  database: Database,
  by: Owner,
  removed: Removed,
  visitor: Visitor,
): Promise<Outcome<undefined, typeof secondFactorMissing>> {
  return database.transaction(async (transaction) => {
    await lockAdministrator(transaction, by.id, 'update')
    const gone =
      removed.factor === 'app'
        ? await transaction
            .delete(codeApps)
            .where(eq(codeApps.administratorId, by.id))
            .returning({ factor: codeApps.administratorId })
        : await transaction
            .delete(passkeys)
            .where(and(eq(passkeys.id, removed.id), eq(passkeys.administratorId, by.id)))
            .returning({ passkeyName: passkeys.name })
    const [one] = gone
    if (!one) return secondFactorMissing
    if (!hasSecondFactor(await readFactors(transaction, by.id)))
      await transaction.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, by.id))
    const before = { ...one, factor: removed.factor }
    await recordAccountChange(transaction, by, by, { action: 'removed_factor', before }, visitor)
    return done(undefined)
  })
}
