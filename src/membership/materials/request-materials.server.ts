import { desc, eq, sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { mails } from '../../mail/mails.table.ts'
import { memberNotFound } from '../member.ts'
import { members } from '../members.table.ts'
import type { Database } from '../../server/database/database.ts'
import { enqueue } from '../../server/jobs/jobs.ts'
import { materialsSentAlready } from './materials.ts'
import { materialLinks, memberMaterials } from './materials.table.ts'
import { prepareMaterials } from './prepare-materials.server.ts'

/**
 * Requests the materials of a member, once: an earlier request, whatever its result, blocks this one. The caller has
 * locked the member.
 */
export async function requestFirstMaterials(transaction: Database, memberId: number): Promise<void> {
  // Selected first, because an insert that conflicts uses up a sequence number.
  if ((await transaction.$count(memberMaterials, eq(memberMaterials.memberId, memberId))) > 0) return
  await transaction.insert(memberMaterials).values({ memberId })
  await enqueue(transaction, prepareMaterials, { member: memberId, request: 1, anyway: false })
}

/** Within so many minutes they are made, or given up. */
const longestMinutes = 30

/**
 * The same on the administrator's request: also a second time if confirmed, and also with characters that can't be
 * drawn, once that is known. While a request is in progress, nothing happens.
 */
export function requestMaterials(
  database: Database,
  by: Acting,
  memberId: number,
  { again }: { again: boolean },
): Promise<Outcome<void, typeof memberNotFound | typeof materialsSentAlready>> {
  return database.transaction(async (transaction) => {
    // The member is locked first, as everywhere, so that deleting waits.
    const [member] = await transaction.select().from(members).where(eq(members.id, memberId)).for('update')
    if (!member) return memberNotFound
    const standing = await standingOf(transaction, memberId)
    if (standing === 'under way') return done(undefined)
    if (standing === 'sent' && !again) return materialsSentAlready
    const { request, missing } = await noteRequest(transaction, memberId)
    await recordAudit(transaction, by, {
      action: 'asked_for_materials',
      subject: 'member',
      id: memberId,
      name: member.kind,
    })
    // Who has been told which letters are missing means it.
    await enqueue(transaction, prepareMaterials, { member: memberId, request, anyway: missing.length > 0 })
    return done(undefined)
  })
}

async function noteRequest(transaction: Database, memberId: number): Promise<{ request: number; missing: string[] }> {
  const [again] = await transaction
    .update(memberMaterials)
    .set({ state: 'asked', requests: sql`${memberMaterials.requests} + 1`, askedAt: sql`now()`, reason: null })
    .where(eq(memberMaterials.memberId, memberId))
    .returning({ request: memberMaterials.requests, missing: memberMaterials.missingLetters })
  if (again) return again
  await transaction.insert(memberMaterials).values({ memberId })
  return { request: 1, missing: [] }
}

/** What was asked for last: whether it is being made or mailed, and if not, whether it went. */
async function standingOf(transaction: Database, memberId: number): Promise<'under way' | 'sent' | 'open'> {
  const isRecent = sql<boolean>`${memberMaterials.askedAt} > now() - make_interval(mins => ${longestMinutes}::integer)`
  const [asked] = await transaction
    .select({ state: memberMaterials.state, isRecent })
    .from(memberMaterials)
    .where(eq(memberMaterials.memberId, memberId))
  if (asked?.state === 'asked') return asked.isRecent ? 'under way' : 'open'
  if (asked?.state !== 'made') return 'open'
  const [email] = await transaction
    .select({ state: mails.state })
    .from(materialLinks)
    .leftJoin(mails, eq(mails.id, materialLinks.mailId))
    .where(eq(materialLinks.memberId, memberId))
    .orderBy(desc(materialLinks.createdAt))
    .limit(1)
  if (email?.state === 'waiting') return 'under way'
  return email?.state === 'failed' ? 'open' : 'sent'
}
