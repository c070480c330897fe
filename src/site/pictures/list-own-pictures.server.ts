import { asc, isNotNull } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import type { Database } from '../../server/database/database.ts'
import type { LivePart } from '../../server/live.ts'
import { altFor } from '../../ui/pictures/own-picture.ts'
import { ownPictures, type OwnPicture, type OwnPictures } from '../../ui/pictures/own-pictures.ts'
import { cropNames, slotNames } from '../../ui/pictures/picture-slots.ts'
import type { OwnCut } from '../../ui/pictures/picture.ts'
import type { AdminPicture } from './own-picture.ts'
import { ownPictureCuts, ownPictureRows } from './own-pictures.table.ts'

/** Every place, and what an owner has put there. */
export async function listPictureSlots(database: Database): Promise<AdminPicture[]> {
  const [rows, cuts] = [await database.select().from(ownPictureRows), await readCuts(database)]
  return slotNames.map((slot) => {
    const row = rows.find((one) => one.slot === slot)
    const shown = cuts.find((cut) => cut.slot === slot && cut.crop === 'whole')
    if (!row?.sourceUrl || !shown) return { id: slot, version: row?.version ?? 0, own: null }
    const { version, sourceUrl: imageUrl, crops, alt } = row
    return { id: slot, version, own: { imageUrl, crops, alt, shownUrl: shown.url } }
  })
}

/** No page shows them. */
const unseen = new Set(['share', 'offer'])

export const livePictures: LivePart<OwnPictures> = {
  live: ownPictures,
  async read(database) {
    const rows = await database.select().from(ownPictureRows).where(isNotNull(ownPictureRows.sourceUrl))
    const cuts = await readCuts(database)
    const own = rows.flatMap(({ slot, alt }) => {
      const [whole, upright, tile] = ([...cropNames, 'tile'] as const).map((crop) =>
        cutOf(cuts.filter((cut) => cut.slot === slot && cut.crop === crop)),
      )
      return whole ? [[slot, { whole, ...(upright && { upright }), ...(tile && { tile }), alt }] as const] : []
    })
    return Object.fromEntries(own)
  },
  toBrowser(all, { language }) {
    const shown = Object.entries(all).filter(([slot]) => !unseen.has(slot))
    const told = shown.map(([slot, own]) => [slot, { ...own, alt: altIn(own, language) }])
    return told.length > 0 ? Object.fromEntries(told) : undefined
  },
}

function altIn(own: OwnPicture, language: Language): OwnPicture['alt'] {
  const { alt, lang = language } = altFor(own, language)
  return alt ? { [lang]: alt } : {}
}

type Cut = typeof ownPictureCuts.$inferSelect

const readCuts = (database: Database): Promise<Cut[]> =>
  database.select().from(ownPictureCuts).orderBy(asc(ownPictureCuts.width))

function cutOf(cuts: Cut[]): OwnCut | undefined {
  const widest = cuts.at(-1)
  return (
    widest && {
      addresses: cuts.map(({ url }) => url),
      widths: cuts.map(({ width }) => width),
      height: widest.height,
      colour: widest.colour,
    }
  )
}
