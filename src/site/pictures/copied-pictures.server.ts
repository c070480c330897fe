import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { isNotNull } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { languages } from '../../kernel/language.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { CopiedPart, Put } from '../../server/copied-part.ts'
import type { Database } from '../../server/database/database.ts'
import { panelSentence } from '../../server/http/errors.ts'
import { pictureSlots, slotNames, type SlotName } from '../../ui/pictures/picture-slots.ts'
import { restoreOriginal, showCuts, sourceHash } from './change-picture.server.ts'
import { cutForSlot, partsForSlot, type SlotCut } from './cut-for-slot.server.ts'
import {
  ownPictureDraft,
  pictureChangedMeanwhile,
  pictureSourceGone,
  type OwnPictureDraft,
  type cropOutside,
  type pictureTooSmall,
} from './own-picture.ts'
import { ownPictureRows } from './own-pictures.table.ts'

const place = 'Obrazy'
const bySlot = z.record(z.string(), z.unknown())

/** What places would show, cut for them; in a trial only that it can be cut. */
type Made = Map<SlotName, Cut>
type Cut = Outcome<
  { source: Buffer<ArrayBuffer>; cuts: SlotCut[] } | undefined,
  typeof pictureSourceGone | typeof pictureTooSmall | typeof cropOutside
>

/** The pictures that an owner has put in the place of ours; another program cuts them anew. */
export const copiedPictures: CopiedPart<Made> = {
  name: 'pictures',
  read: async (database) => Object.fromEntries(await readDrafts(database)),
  async prepare(database, content, { pictures, isTrial }) {
    const { data: said = {} } = bySlot.safeParse(content)
    const held = await readDrafts(database)
    const made: Made = new Map()
    for (const slot of slotNames) {
      const { data: draft } = ownPictureDraft.safeParse(said[slot])
      if (!draft || isDeepStrictEqual(draft, held.get(slot))) continue
      const source = pictures[sourceHash(draft)]
      if (!source) made.set(slot, pictureSourceGone)
      else if (isTrial) {
        const parts = await partsForSlot(source, slot, draft.crops)
        made.set(slot, parts.ok ? done(undefined) : parts)
      } else {
        const cuts = await cutForSlot(source, slot, draft.crops)
        made.set(slot, cuts.ok ? done({ source: Buffer.from(source), cuts: cuts.value }) : cuts)
      }
    }
    return made
  },
  async put(transaction, by, content, _config, made): Promise<Put> {
    const put: Put = { changes: [], problems: [] }
    const { data: said } = bySlot.safeParse(content)
    if (!said) return { ...put, problems: [`${place}: tego pliku nie da się odczytać.`] }
    const held = await readDrafts(transaction)
    for (const name of Object.keys(said))
      if (!slotNames.some((slot) => slot === name))
        put.problems.push(`${place}, ${name}: tego miejsca ten program nie zna.`)
    for (const slot of slotNames) {
      const told = said[slot]
      const before = held.get(slot)
      const { data: draft } = ownPictureDraft.safeParse(told)
      const { label, page } = pictureSlots[slot]
      const name = `${label} (${page.label})`
      if (told !== undefined && !draft) put.problems.push(`${place}, ${name}: coś się nie zgadza.`)
      else if (!isDeepStrictEqual(draft, before)) {
        const outcome = draft
          ? await show(transaction, by, slot, draft, made.get(slot))
          : await restoreOriginal(transaction, by, slot, undefined)
        if (!outcome.ok) put.problems.push(`${place}, ${name}: ${panelSentence(outcome)}`)
        put.changes.push({
          place,
          label: name,
          before: before ? 'własny' : 'oryginał',
          after: draft ? 'własny' : 'oryginał',
        })
      }
    }
    return put
  },
}

/** What isn't cut was the same a moment ago, before somebody else changed it. */
async function show(transaction: Database, by: Acting, slot: SlotName, draft: OwnPictureDraft, cut: Cut | undefined) {
  if (!cut) return pictureChangedMeanwhile
  return cut.ok && cut.value ? showCuts(transaction, by, slot, draft, cut.value) : cut
}

async function readDrafts(database: Database): Promise<Map<SlotName, OwnPictureDraft>> {
  const rows = await database.select().from(ownPictureRows).where(isNotNull(ownPictureRows.sourceUrl))
  const drafts = rows.map(({ slot, sourceUrl, crops, alt }): [SlotName, OwnPictureDraft] => [
    slot,
    {
      imageUrl: sourceUrl ?? '',
      crops,
      alt: Object.fromEntries(languages.map((language) => [language, alt[language] ?? null])) as OwnPictureDraft['alt'],
      isDecoration: Object.keys(alt).length === 0,
    },
  ])
  return new Map(drafts)
}
