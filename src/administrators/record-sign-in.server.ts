import { and, eq, inArray } from 'drizzle-orm'
import { accessEntries } from '../audit/access-entries.table.ts'
import { recordAccess } from '../audit/record-access.server.ts'
import { listDevices } from '../server/accounts/known-devices.ts'
import { accountOf, type SignedIn, type Visitor } from '../server/accounts/sign-in.ts'
import type { Database } from '../server/database/database.ts'
import { newDeviceEmail } from './letters/administrators.mail.tsx'
import { mailAdministrator } from './letters/mail-administrator.server.ts'

interface Who {
  id: number
  username: string
}

/** Writes a session that has begun into the trail, and to the administrator where it is on a device that nobody knows. */
export async function recordSignIn(
  transaction: Database,
  administrator: Who,
  { address, userAgent = '' }: Visitor,
  { isNewDevice }: Pick<SignedIn, 'isNewDevice'>,
): Promise<void> {
  const isStrange = isNewDevice && !(await isFirst(transaction, administrator))
  const happened = isStrange ? 'signed_in_on_new_device' : 'signed_in'
  await recordAccess(transaction, { happened, administrator, address })
  if (!isStrange) return
  const { id, username } = administrator
  const letter = newDeviceEmail({ username, address, userAgent, at: new Date() })
  await mailAdministrator(transaction, id, 'administrator-new-device', letter)
}

/** The first sign-in tells nobody anything new: this device is the only one, and none was before it. */
async function isFirst(transaction: Database, { id, username }: Who): Promise<boolean> {
  if ((await listDevices(transaction, accountOf('administrator', username))).length > 1) return false
  const cameIn = inArray(accessEntries.happened, ['signed_in', 'signed_in_on_new_device'])
  return (await transaction.$count(accessEntries, and(eq(accessEntries.administratorId, id), cameIn))) === 0
}
