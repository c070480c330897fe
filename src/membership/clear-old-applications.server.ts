import { and, asc, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import type { Clear } from '../privacy/clearing.ts'
import type { Database } from '../server/database.ts'
import { forgetMember } from './forget-member.server.ts'
import { members } from './members.table.ts'

/** Nobody has said yes or no for so long: to whom the bonus was posted somebody has. Who wanted newsletters still gets them. */
export const clearWaitingApplications: Clear = (transaction, before, most) => {
  const waits = and(isNull(members.publishedAt), isNull(members.hiddenAt), isNull(members.bonusSentAt))
  return forget(transaction, and(waits, lt(members.appliedAt, before)), most)
}

/** Those that the administrator has decided against, also where they were members before. */
export const clearHiddenApplications: Clear = (transaction, before, most) =>
  forget(transaction, and(isNotNull(members.hiddenAt), lt(members.hiddenAt, before)), most)

async function forget(transaction: Database, where: SQL | undefined, most: number): Promise<number> {
  const old = await transaction
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(asc(members.id))
    .limit(most)
    .for('update', { skipLocked: true })
  for (const { id } of old) await forgetMember(transaction, id, 'stays on the list')
  return old.length
}
