import { desc, eq, inArray } from 'drizzle-orm'
import { mails } from '../../mail/mails.table.ts'
import type { Database } from '../../server/database/database.ts'
import type { MaterialsRecord } from './materials.ts'
import { materialLinks, memberMaterials } from './materials.table.ts'
import { numberOf } from './make-files.server.ts'

const nobodyAsked: MaterialsRecord = {
  state: 'none',
  certificateNumber: null,
  missingLetters: [],
  reason: null,
  sentAt: null,
  validUntil: null,
  downloads: 0,
  lastDownloadAt: null,
}

/** How it stands with the materials of each of these members. */
export async function materialsOf(database: Database, memberIds: number[]): Promise<(id: number) => MaterialsRecord> {
  if (memberIds.length === 0) return () => nobodyAsked
  const rows = await database.select().from(memberMaterials).where(inArray(memberMaterials.memberId, memberIds))
  const links = await database
    .selectDistinctOn([materialLinks.memberId], {
      link: materialLinks,
      mailState: mails.state,
      mailReason: mails.reason,
    })
    .from(materialLinks)
    .leftJoin(mails, eq(mails.id, materialLinks.mailId))
    .where(inArray(materialLinks.memberId, memberIds))
    .orderBy(materialLinks.memberId, desc(materialLinks.createdAt))
  const linkOf = new Map(links.map((found) => [found.link.memberId, found]))
  const records = new Map(rows.map((row) => [row.memberId, recordOf(row, linkOf.get(row.memberId))]))
  return (id) => records.get(id) ?? nobodyAsked
}

interface Linked {
  link: typeof materialLinks.$inferSelect
  mailState: typeof mails.$inferSelect.state | null
  mailReason: string | null
}

function recordOf(row: typeof memberMaterials.$inferSelect, linked: Linked | undefined): MaterialsRecord {
  const state = stateOf(row, linked)
  const link = linked?.link
  return {
    state,
    certificateNumber: numberOf(row),
    missingLetters: row.missingLetters,
    reason: state === 'undelivered' ? (linked?.mailReason ?? null) : row.reason,
    sentAt: link?.sentAt?.toISOString() ?? null,
    validUntil: link?.validUntil.toISOString() ?? null,
    downloads: link?.downloads ?? 0,
    lastDownloadAt: link?.lastDownloadAt?.toISOString() ?? null,
  }
}

function stateOf({ state }: { state: typeof memberMaterials.$inferSelect.state }, linked: Linked | undefined) {
  if (state === 'asked') return 'preparing'
  if (state !== 'made') return state
  if (linked?.link.sentAt) return 'sent'
  return linked?.mailState === 'failed' ? 'undelivered' : 'mailing'
}
