import sharp from 'sharp'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { cutPicture, cutTile } from '../../server/pictures/cut-picture.ts'
import { asPrepared, type PreparedPicture } from '../../server/pictures/pictures.ts'
import { cropHeight, cropNames, pictureSlots, type CropName, type SlotName } from '../../ui/pictures/picture-slots.ts'
import { cropOutside, pictureTooSmall, type Crops } from './own-picture.ts'
import { tooSmallFor } from './upload-source.server.ts'

interface SlotCut {
  crop: CropName | 'tile'
  colour: string
  picture: PreparedPicture
}

/** Cuts a picture for its place: each crop that this has, in each width that pages ask for, none wider than the picture is. */
export async function cutForSlot(
  source: Buffer,
  slot: SlotName,
  crops: Crops,
): Promise<Outcome<SlotCut[], typeof pictureTooSmall | typeof cropOutside>> {
  const { width: wide, height: high } = await sharp(source, asPrepared).metadata()
  const { format, tile } = pictureSlots[slot]
  const cuts: SlotCut[] = []
  for (const crop of cropNames) {
    const wanted = pictureSlots[slot][crop]
    if (!wanted) continue
    const asked = crops[crop]
    if (!asked) return cropOutside
    const part = { ...asked, height: Math.min(cropHeight(wanted, asked.width), high - asked.top) }
    if (asked.width < wanted.leastWidth) return tooSmallFor(slot, { width: wide, height: high })
    // A rounded height may be one pixel more than there are.
    if (asked.left + asked.width > wide || part.height < cropHeight(wanted, asked.width) - 1) return cropOutside
    const widest = Math.min(wanted.width, asked.width)
    const sizes = [...wanted.narrower.filter((width) => width < widest), widest]
    const made = await cutPicture(
      source,
      part,
      sizes.map((width) => ({ width, height: cropHeight(wanted, width) })),
      format,
    )
    if (tile !== undefined) cuts.push({ crop: 'tile', colour: '#ffffff', picture: await cutTile(source, part, tile) })
    cuts.push(...made.pictures.map((picture) => ({ crop, colour: made.colour, picture })))
  }
  return done(cuts)
}
