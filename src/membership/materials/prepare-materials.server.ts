import { and, eq, sql } from 'drizzle-orm'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { members } from '../members.table.ts'
import { nameOf } from '../name-of.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import type { Database } from '../../server/database/database.ts'
import type { Job } from '../../server/jobs/jobs.ts'
import { describeError } from '../../server/log.ts'
import { makeFiles } from './make-files.server.ts'
import { materialsEmail } from './materials-ready.mail.tsx'
import { linkDays } from './materials.ts'
import { materialFiles, materialLinks, memberMaterials } from './materials.table.ts'
import { recordMaterialsSent } from './record-materials-sent.server.ts'
import { certificateDataOf } from './certificate-data.server.ts'

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
