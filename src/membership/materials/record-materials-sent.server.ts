import { and, eq, isNull, sql } from 'drizzle-orm'
import { mails } from '../../mail/mails.table.ts'
import { members } from '../members.table.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { linkDays } from './materials.ts'
import { materialLinks } from './materials.table.ts'

/** The email was handed over: the member counts as supplied, and the link is valid from now on. */
export const recordMaterialsSent: Job<{ mail: string }> = {
  name: 'note-materials-sent',
  retries: { max: 50, firstPauseSeconds: 2, longestPauseSeconds: 300 },

  async perform({ database }, { mail: mailId }) {
    await database.transaction(async (transaction) => {
      const [mail] = await transaction.select({ sentAt: mails.sentAt }).from(mails).where(eq(mails.id, mailId))
      if (!mail?.sentAt) return
      // The member is locked first, as everywhere, so that deleting waits.
      const [member] = await transaction
        .select({ id: members.id })
        .from(members)
        .innerJoin(materialLinks, eq(materialLinks.memberId, members.id))
        .where(and(eq(materialLinks.mailId, mailId), isNull(materialLinks.sentAt)))
        .for('update', { of: members })
      if (!member) return
      await transaction
        .update(materialLinks)
        .set({ sentAt: mail.sentAt, validUntil: new Date(mail.sentAt.getTime() + linkDays * 86_400_000) })
        .where(and(eq(materialLinks.mailId, mailId), isNull(materialLinks.sentAt)))
      await transaction
        .update(members)
        .set({ materialsSentAt: sql`coalesce(${members.materialsSentAt}, ${mail.sentAt.toISOString()}::timestamptz)` })
        .where(eq(members.id, member.id))
    })
  },
}
