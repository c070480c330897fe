import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { requestFirstMaterials } from './materials/request-materials.server.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import type { MemberRow } from './list-members.server.ts'
import { memberNotFound, type MemberChanges, type MemberKind, type PhotoFocus } from './member.ts'
import { members } from './members.table.ts'

/**
 * Publishes or hides a member and records what was posted to them. Repeating it keeps the first timestamp. Publishing
 * for the first time requests the materials. The audit entry names members only by kind and id, because they may be
 * erased later.
 */
export function changeMember(
  database: Database,
  by: Acting,
  kind: MemberKind,
  id: number,
  changes: MemberChanges,
): Promise<Outcome<MemberRow, typeof memberNotFound>> {
  return database.transaction(async (transaction) => {
    const isThis = and(eq(members.kind, kind), eq(members.id, id))
    const [held] = await transaction.select().from(members).where(isThis).for('update')
    if (!held) return memberNotFound
    const before = factsOf(held)
    const after = {
      published: changes.published ?? before.published,
      hidden: changes.published === undefined ? before.hidden : !changes.published,
      materialsSent: changes.materialsSent ?? before.materialsSent,
      bonusSent: changes.bonusSent ?? before.bonusSent,
    }
    const [changed] = await transaction
      .update(members)
      .set({
        publishedAt: since(members.publishedAt, after.published),
        hiddenAt: since(members.hiddenAt, after.hidden),
        materialsSentAt: since(members.materialsSentAt, after.materialsSent),
        bonusSentAt: since(members.bonusSentAt, after.bonusSent),
        photoFocus: changes.photoFocus,
      })
      .where(isThis)
      .returning()
    const crop = changes.photoFocus
    const states = crop
      ? {
          before: { ...before, photoFocus: printFocus(held.photoFocus) },
          after: { ...after, photoFocus: printFocus(crop) },
        }
      : { before, after }
    await recordAudit(transaction, by, { action: 'changed', subject: 'member', id, name: kind, ...states })
    const isCroppedAnew = crop !== undefined && printFocus(crop) !== printFocus(held.photoFocus)
    if (before.published !== after.published || isCroppedAnew) await announceContentChange(transaction)
    // Who was sent them by hand needs none.
    if (after.published && !before.published && !after.materialsSent) await requestFirstMaterials(transaction, id)
    return done(changed as MemberRow)
  })
}

/** What the administrator has decided about somebody. */
export const factsOf = ({
  publishedAt,
  hiddenAt,
  materialsSentAt,
  bonusSentAt,
}: Pick<MemberRow, 'publishedAt' | 'hiddenAt' | 'materialsSentAt' | 'bonusSentAt'>) => ({
  published: publishedAt !== null,
  hidden: hiddenAt !== null,
  materialsSent: materialsSentAt !== null,
  bonusSent: bonusSentAt !== null,
})

const printFocus = (focus: PhotoFocus | null) => focus && `${focus.x}% ${focus.y}%`

const since = (moment: PgColumn, isSo: boolean): SQL | null => (isSo ? sql`coalesce(${moment}, now())` : null)
