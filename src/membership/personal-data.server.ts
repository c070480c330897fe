import { and, asc, desc, eq, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm'
import { materialLinks, memberMaterials } from './materials/materials.table.ts'
import type { Clear, PersonalRecord } from '../personal-data/personal-data.ts'
import type { PersonalItem } from '../personal-data/personal-record.ts'
import type { Database } from '../server/database/database.ts'
import { pictures } from '../server/pictures/pictures.table.ts'
import { isSameEmail } from '../server/database/same-email.ts'
import { forgetMember } from './remove-member.server.ts'
import type { MemberRow } from './list-members.server.ts'
import { members } from './members.table.ts'
import { nameOf } from './member.ts'

/** Applications with their photos and materials. */
export const personalApplications: PersonalRecord = {
  name: 'applications',
  async read(database, email) {
    const items: PersonalItem[] = []
    for (const member of await applicationsOf(database, email)) items.push(await describe(database, member))
    return items
  },
  async erase(transaction, _, items) {
    for (const { id } of items) await forgetMember(transaction, Number(id))
  },
  async files(database, email) {
    const hashes = (await applicationsOf(database, email)).flatMap(({ photoUrl }) => hashIn(photoUrl))
    const shown = await database.select().from(pictures).where(inArray(pictures.hash, hashes))
    return shown.map(({ content }, place) => ({ name: `photo-${place + 1}.webp`, content }))
  },
}

const hashIn = (path: string | null) => /[0-9a-f]{64}/.exec(path ?? '') ?? []

const applicationsOf = (database: Database, email: string) =>
  database.select().from(members).where(isSameEmail(members.email, email)).orderBy(desc(members.id))

async function describe(database: Database, member: MemberRow): Promise<PersonalItem> {
  const [materials] = await database.select().from(memberMaterials).where(eq(memberMaterials.memberId, member.id))
  const links = await database
    .select({
      sentAt: materialLinks.sentAt,
      validUntil: materialLinks.validUntil,
      downloads: materialLinks.downloads,
      lastDownloadAt: materialLinks.lastDownloadAt,
    })
    .from(materialLinks)
    .where(eq(materialLinks.memberId, member.id))
    .orderBy(asc(sql`${materialLinks.createdAt}`))
  const { id: _, ...written } = member
  const made = materials && { certificateNumber: materials.certificateNumber, madeAt: materials.madeAt }
  return {
    id: String(member.id),
    title: nameOf(member),
    at: member.appliedAt.toISOString(),
    place: { tab: 'members', search: `#${member.id}` },
    fate: 'deleted',
    why: [],
    until: null,
    // Moments become texts, as in JSON.
    data: JSON.parse(
      JSON.stringify({ ...written, ...(made && { materials: { ...made, links } }) }),
    ) as PersonalItem['data'],
  }
}

/** Deletes applications that nobody decided on. A posted bonus counts as a decision. The newsletter subscription stays. */
export const clearWaitingApplications: Clear = (transaction, before, max) => {
  const waits = and(isNull(members.publishedAt), isNull(members.hiddenAt), isNull(members.bonusSentAt))
  return forget(transaction, and(waits, lt(members.appliedAt, before)), max)
}

/** Deletes members whom the administrator hid, also if they were published before. */
export const clearHiddenApplications: Clear = (transaction, before, max) =>
  forget(transaction, lt(members.hiddenAt, before), max)

async function forget(transaction: Database, where: SQL | undefined, max: number): Promise<number> {
  const old = await transaction
    .select({ id: members.id })
    .from(members)
    .where(where)
    .orderBy(asc(members.id))
    .limit(max)
    .for('update', { skipLocked: true })
  for (const { id } of old) await forgetMember(transaction, id, 'stays on the list')
  return old.length
}
