import { isNull } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { restores, type RestoreRow } from './restores.table.ts'

/** For operators, in a terminal: what has to be done, and where. */
export const restoreIsOpen =
  'A backup was restored: no message leaves until an administrator has confirmed in the panel what was found.'

/** The restore that nobody has confirmed yet, if there is one. */
export async function findOpenRestore(database: Database): Promise<RestoreRow | undefined> {
  const [open] = await database.select().from(restores).where(isNull(restores.confirmedAt))
  return open
}

/** The same; it stays unconfirmed until the transaction ends. */
export async function lockOpenRestore(transaction: Database): Promise<RestoreRow | undefined> {
  const [open] = await transaction.select().from(restores).where(isNull(restores.confirmedAt)).for('share')
  return open
}

/** Whether documents have to wait, because their last numbers aren't known here. It stays so until the transaction ends. */
export async function areNumbersUnknown(transaction: Database): Promise<boolean> {
  return (await lockOpenRestore(transaction))?.series.some(({ last }) => last === null) ?? false
}
