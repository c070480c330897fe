import { eq } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { languages, type Language } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { announceLiveChange } from '../../server/http/content-cache.ts'
import { insertPicture, readPicture } from '../../server/pictures/pictures.ts'
import { cropNames, pictureSlots, type SlotName } from '../../ui/pictures/picture-slots.ts'
import { cutForSlot, type SlotCut } from './cut-for-slot.server.ts'
import {
  pictureChangedMeanwhile,
  pictureSourceGone,
  type cropOutside,
  type OwnPictureDraft,
  type pictureTooSmall,
} from './own-picture.ts'
import { ownPictureCuts, ownPictureRows } from './own-pictures.table.ts'

type CutProblem = typeof pictureSourceGone | typeof pictureTooSmall | typeof cropOutside

/** Of a picture in a draft. */
export const sourceHash = ({ imageUrl }: Pick<OwnPictureDraft, 'imageUrl'>) =>
  imageUrl.slice('/pictures/'.length, -'.webp'.length)

/** Shows a picture that was uploaded in the place of ours, cut as the place needs it. */
export async function replacePicture(
  database: Database,
  by: Acting,
  slot: SlotName,
  draft: OwnPictureDraft,
): Promise<Outcome<void, CutProblem | typeof pictureChangedMeanwhile>> {
  const source = await readPicture(database, sourceHash(draft))
  if (!source) return pictureSourceGone
  const cuts = await cutForSlot(source, slot, draft.crops)
  return cuts.ok ? showCuts(database, by, slot, draft, { source, cuts: cuts.value }) : cuts
}

/** The same once it is cut. */
export function showCuts(
  database: Database,
  by: Acting,
  slot: SlotName,
  { imageUrl, crops, alt, isDecoration, version }: OwnPictureDraft,
  { source, cuts }: { source: Buffer<ArrayBuffer>; cuts: SlotCut[] },
): Promise<Outcome<void, typeof pictureChangedMeanwhile>> {
  const told = languages.flatMap((language) => (alt[language] === null ? [] : [[language, alt[language]]]))
  return database.transaction(async (transaction) => {
    const held = await lockSlot(transaction, slot, version)
    if (!held.ok) return held
    // Somebody may have uploaded it yesterday, and the night's cleaning be about to begin.
    await insertPicture(transaction, { hash: sourceHash({ imageUrl }), content: source })
    for (const { picture } of cuts) await insertPicture(transaction, picture)
    const stored = {
      sourceUrl: imageUrl,
      crops,
      alt: isDecoration ? {} : (Object.fromEntries(told) as Partial<Record<Language, string>>),
    }
    await change(transaction, by, held.value, stored)
    await transaction.insert(ownPictureCuts).values(
      cuts.map(({ crop, colour, picture: { path: url, width, height } }) => ({
        slot,
        crop,
        width,
        height,
        colour,
        url,
      })),
    )
    return done(undefined)
  })
}

/** Shows ours again. */
export function restoreOriginal(
  database: Database,
  by: Acting,
  slot: SlotName,
  version: number | undefined,
): Promise<Outcome<void, typeof pictureChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const held = await lockSlot(transaction, slot, version)
    if (!held.ok) return held
    if (held.value.sourceUrl !== null)
      await change(transaction, by, held.value, { sourceUrl: null, crops: {} as Row['crops'], alt: {} })
    return done(undefined)
  })
}

type Row = typeof ownPictureRows.$inferSelect

async function lockSlot(
  transaction: Database,
  slot: SlotName,
  version: number | undefined,
): Promise<Outcome<Row, typeof pictureChangedMeanwhile>> {
  const empty = { slot, crops: {} as Row['crops'], alt: {} }
  await transaction.insert(ownPictureRows).values(empty).onConflictDoNothing()
  const [held] = await transaction.select().from(ownPictureRows).where(eq(ownPictureRows.slot, slot)).for('update')
  return held && (version === undefined || held.version === version) ? done(held) : pictureChangedMeanwhile
}

async function change(
  transaction: Database,
  by: Acting,
  before: Row,
  stored: Omit<Row, 'slot' | 'version'>,
): Promise<void> {
  const { slot } = before
  const after = { slot, version: before.version + 1, ...stored }
  await transaction.delete(ownPictureCuts).where(eq(ownPictureCuts.slot, slot))
  await transaction.update(ownPictureRows).set(after).where(eq(ownPictureRows.slot, slot))
  const { label, page } = pictureSlots[slot]
  await recordAudit(transaction, by, {
    action: 'changed',
    subject: 'picture',
    id: slot,
    name: `${label} (${page.label})`,
    before: factsOf(before),
    after: factsOf(after),
  })
  await announceLiveChange(transaction)
}

const factsOf = ({ sourceUrl, crops, alt }: Row) => ({
  imageUrl: sourceUrl,
  crops: cropNames
    .flatMap((name) => crops[name] ?? [])
    .map(({ left, top, width }) => `${left}, ${top}, ${width}`)
    .join('; '),
  translations: languages.flatMap((language) => (alt[language] ? [{ language, alt: alt[language] }] : [])),
})
