import { eq } from 'drizzle-orm'
import { administratorNotFound, type Acting } from '../../guards/administrator.ts'
import { codeApps, passkeys, recoveryCodes } from '../../guards/second-factors.table.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { endSessions } from '../../server/accounts/sessions.ts'
import { forgetAccount } from '../../server/accounts/sign-in.ts'
import type { Database } from '../../server/database/database.ts'
import { findAdministrator } from '../find-administrator.server.ts'
import { voidOpenLinks } from '../setup-link.server.ts'
import { recordAccountChange } from '../record-account-change.server.ts'
import { endSteps } from './sign-in-steps.server.ts'

/** For whom has lost phone, passkeys and recovery codes: the password alone signs in again, and every session ends. */
export function resetSecondFactor(
  database: Database,
  by: Acting,
  username: string,
): Promise<Outcome<undefined, typeof administratorNotFound>> {
  return database.transaction(async (transaction) => {
    const held = await findAdministrator(transaction, username, 'update')
    if (!held) return administratorNotFound
    const { id, username: name } = held
    for (const table of [codeApps, passkeys, recoveryCodes])
      await transaction.delete(table).where(eq(table.administratorId, id))
    await endSteps(transaction, id)
    await voidOpenLinks(transaction, id)
    await endSessions(transaction, { role: 'administrator', id })
    await forgetAccount(transaction, 'administrator', name)
    await recordAccountChange(transaction, by, held, { action: 'reset_second_factor' })
    return done(undefined)
  })
}
