import { and, eq, isNull, sql } from 'drizzle-orm'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { members } from '../members.table.ts'
import { nameOf } from '../member.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import type { Database } from '../../server/database/database.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { describeError } from '../../server/log.ts'
import { mails } from '../../mail/mails.table.ts'
import { certificateDataOf, makeFiles } from './make-files.server.ts'
import { materialsEmail } from './materials-ready.mail.tsx'
import { linkDays } from './materials.ts'
import { materialFiles, materialLinks, memberMaterials } from './materials.table.ts'

interface Asked {
  member: number
  request: number
  /** Also where letters are missing. */
  anyway: boolean
}

/**
 * Creates a member's materials and mails the link. It is idempotent: the files are used only if they are still
 * requested, so one email is sent.
 */
export const prepareMaterials: Job<Asked> = {
  name: 'prepare-materials',
  retries: { max: 8, firstPauseSeconds: 5, longestPauseSeconds: 300 },

  async perform({ database, log }, asked) {
    const found = await findAsked(database, asked)
    if (!found) return
    const { member, materials } = found
    try {
      const missing = await runInWorker('missingLetters', nameOf(member))
      if (missing.length > 0 && !asked.anyway) {
        await database.update(memberMaterials).set({ state: 'held', missingLetters: missing }).where(isStill(asked))
        return log.info({ member: asked.member }, 'materials wait for the administrator: letters are missing')
      }
      const files = await makeFiles(certificateDataOf(member, materials))
      await database.transaction((transaction) => keepAndSend(transaction, asked, files, missing))
    } catch (error) {
      const reason = describeError(error).message.slice(0, 500)
      await database.update(memberMaterials).set({ reason }).where(isStill(asked))
      throw error
    }
  },

  async giveUp({ database }, asked) {
    await database.update(memberMaterials).set({ state: 'failed' }).where(isStill(asked))
  },
}

const isStill = ({ member, request }: Asked) =>
  and(eq(memberMaterials.memberId, member), eq(memberMaterials.requests, request), eq(memberMaterials.state, 'asked'))

async function findAsked(database: Database, asked: Asked) {
  const [found] = await database
    .select({ member: members, materials: memberMaterials })
    .from(memberMaterials)
    .innerJoin(members, eq(members.id, memberMaterials.memberId))
    .where(isStill(asked))
  return found
}

async function keepAndSend(
  transaction: Database,
  asked: Asked,
  files: Map<string, Buffer<ArrayBuffer>>,
  missing: string[],
): Promise<void> {
  // The member is locked first, as everywhere, so that deleting waits.
  const [member] = await transaction.select().from(members).where(eq(members.id, asked.member)).for('update')
  const made = await transaction
    .update(memberMaterials)
    .set({ state: 'made', madeAt: sql`now()`, missingLetters: missing, reason: null })
    .where(isStill(asked))
    .returning({ id: memberMaterials.memberId })
  if (!member || made.length === 0) return
  await transaction.delete(materialFiles).where(eq(materialFiles.memberId, member.id))
  await transaction
    .insert(materialFiles)
    .values(Array.from(files, ([name, content]) => ({ memberId: member.id, name, content })))
  const validUntil = new Date(Date.now() + linkDays * 86_400_000)
  const mailId = await queueMail(
    transaction,
    {
      kind: 'materials',
      to: { address: member.email },
      language: member.language,
      links: [{ kind: 'materials', reference: String(member.id) }],
      whenSent: recordMaterialsSent,
    },
    materialsEmail(member, validUntil),
  )
  await transaction.insert(materialLinks).values({ mailId, memberId: member.id, validUntil })
}

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
