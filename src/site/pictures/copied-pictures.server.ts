import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { isNotNull } from 'drizzle-orm'
import { languages } from '../../kernel/language.ts'
import type { CopiedPart, Put } from '../../server/copied-part.ts'
import type { Database } from '../../server/database/database.ts'
import { panelSentence } from '../../server/http/errors.ts'
import { pictureSlots, slotNames, type SlotName } from '../../ui/pictures/picture-slots.ts'
import { replacePicture, restoreOriginal } from './change-picture.server.ts'
import { ownPictureDraft, type OwnPictureDraft } from './own-picture.ts'
import { ownPictureRows } from './own-pictures.table.ts'

const place = 'Obrazy'

/** The pictures that an owner has put in the place of ours; another program cuts them anew. */
export const copiedPictures: CopiedPart = {
  name: 'pictures',
  read: async (database) => Object.fromEntries(await readDrafts(database)),
  async put(transaction, by, content): Promise<Put> {
    const put: Put = { changes: [], problems: [] }
    const said = z.record(z.string(), z.unknown()).safeParse(content).data
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
          ? await replacePicture(transaction, by, slot, draft)
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
