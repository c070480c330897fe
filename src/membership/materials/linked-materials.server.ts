import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { shopInFileNames } from '../../server/files/shop-in-file-names.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { members } from '../members.table.ts'
import { nameOf } from '../member.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import type { Database } from '../../server/database/database.ts'
import { isOpenedBy, withHash, withoutHash } from '../../server/accounts/token-hashes.ts'
import type { LinkStore } from '../../mail/email-link.ts'
import { mails } from '../../mail/mails.table.ts'
import { certificatePicture } from './material-files.ts'
import { materialsLinkExpired, materialsLinkUnknown, type LinkedMaterials } from './materials.ts'
import { materialFiles, materialLinks, memberMaterials } from './materials.table.ts'
import { numberOf } from './make-files.server.ts'

type Refused = typeof materialsLinkUnknown | typeof materialsLinkExpired

/** What a link leads to; looking at it changes nothing. */
export async function readLinkedMaterials(
  database: Database,
  token: string,
): Promise<Outcome<LinkedMaterials, Refused>> {
  const link = await findLink(database, token)
  if (!link.ok) return link
  const { member, materials, validUntil } = link.value
  const files = await database
    .select({ name: materialFiles.name, bytes: sql<number>`length(${materialFiles.content})` })
    .from(materialFiles)
    .where(and(eq(materialFiles.memberId, member.id), ne(materialFiles.name, certificatePicture)))
    .orderBy(materialFiles.name)
  // The cleaning job was quicker.
  if (files.length === 0) return materialsLinkExpired
  return done({
    name: nameOf(member),
    certificateNumber: numberOf(materials),
    validUntil: validUntil.toISOString(),
    pack: { name: `${packName(materials)}.zip`, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
    files,
  })
}

interface Wanted {
  name: string
  /** Whether it is saved, not only shown: saving is counted. */
  isTaken: boolean
  /** Called before packing; it may refuse by throwing. */
  beforePacking(member: number): Promise<void>
}

/** One of the files behind a link, or all of them packed. */
export async function readLinkedFile(
  database: Database,
  token: string,
  { name, isTaken, beforePacking }: Wanted,
): Promise<Outcome<Buffer<ArrayBuffer>, Refused>> {
  const link = await findLink(database, token)
  if (!link.ok) return link
  const { member, materials } = link.value
  const pack = packName(materials)
  const isPack = name === `${pack}.zip`
  const files = await database
    .select({ name: materialFiles.name, content: materialFiles.content })
    .from(materialFiles)
    .where(and(eq(materialFiles.memberId, member.id), isPack ? undefined : eq(materialFiles.name, name)))
    .orderBy(materialFiles.name)
  const [first] = files
  if (!first) return isPack ? materialsLinkExpired : materialsLinkUnknown
  if (isPack) await beforePacking(link.value.member.id)
  if (isTaken) {
    await database
      .update(materialLinks)
      .set({ downloads: sql`${materialLinks.downloads} + 1`, lastDownloadAt: sql`now()` })
      .where(isOpenedBy(materialLinks.tokenHashes, token))
  }
  return done(isPack ? await runInWorker('packFiles', pack, files) : first.content)
}

const packName = (materials: Parameters<typeof numberOf>[0]) => `${shopInFileNames()}-${numberOf(materials)}`

async function findLink(database: Database, token: string) {
  const [link] = await database
    .select({
      member: members,
      materials: memberMaterials,
      validUntil: materialLinks.validUntil,
      isOver: sql<boolean>`${materialLinks.validUntil} <= now()`,
    })
    .from(materialLinks)
    .innerJoin(memberMaterials, eq(memberMaterials.memberId, materialLinks.memberId))
    .innerJoin(members, eq(members.id, materialLinks.memberId))
    .where(isOpenedBy(materialLinks.tokenHashes, token))
  if (!link) return materialsLinkUnknown
  return link.isOver ? materialsLinkExpired : done(link)
}

const { mailId, tokenHashes } = materialLinks

/** The row of a link is written with its email; the hash of its token is added when the email is sent. */
export const linksToMaterials: LinkStore = {
  note: (transaction, link, hash) =>
    transaction
      .update(materialLinks)
      .set({ tokenHashes: withHash(tokenHashes, hash) })
      .where(eq(mailId, link.mailId)),
  forget: (transaction, link, hash) =>
    transaction
      .update(materialLinks)
      .set({ tokenHashes: withoutHash(tokenHashes, hash) })
      .where(eq(mailId, link.mailId)),
}

/** Deletes the emails that brought somebody their materials; all else is deleted with the member's row. */
export async function forgetMaterialsEmails(transaction: Database, memberId: number): Promise<void> {
  const emails = transaction
    .select({ id: materialLinks.mailId })
    .from(materialLinks)
    .where(eq(materialLinks.memberId, memberId))
  await transaction.delete(mails).where(inArray(mails.id, emails))
}

/** Removes files that no valid link leads to; they can be made again at any time. */
export async function clearOldMaterials(database: Database): Promise<void> {
  await database.delete(materialFiles).where(
    sql`not exists (select from ${materialLinks}
      where ${materialLinks.memberId} = ${materialFiles.memberId} and ${materialLinks.validUntil} > now())`,
  )
}
