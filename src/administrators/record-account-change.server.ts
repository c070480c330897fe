import { recordAudit } from '../audit/record-audit.server.ts'
import type { Acting } from '../guards/administrator.ts'
import type { Visitor } from '../server/accounts/sign-in.ts'
import type { Database } from '../server/database/database.ts'
import { accountChangedEmail, type AccountChange } from './letters/account-changed.mail.tsx'
import { mailAdministrator } from './letters/mail-administrator.server.ts'

interface Change {
  action: AccountChange
  before?: object
  after?: object
}

/**
 * Writes into the trail that somebody signs in otherwise from now on, and to them: whoever does it in a stolen session can't keep it
 * from them. Without a visitor it was a command on the server.
 */
export async function recordAccountChange(
  transaction: Database,
  by: Acting,
  { id, username }: { id: number; username: string },
  change: Change,
  visitor?: Pick<Visitor, 'address' | 'userAgent'>,
): Promise<void> {
  await recordAudit(transaction, by, { subject: 'administrator', id, name: username, ...change })
  const letter = accountChangedEmail({ username, change: change.action, at: new Date(), visitor })
  await mailAdministrator(transaction, id, 'administrator-security', letter)
}
