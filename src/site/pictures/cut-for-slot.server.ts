import sharp from 'sharp'
import { done, type Outcome } from '../../kernel/outcome.ts'
import { cutPicture, cutTile } from '../../server/pictures/cut-picture.ts'
import { asPrepared, type PreparedPicture } from '../../server/pictures/pictures.ts'
import {
  cropHeight,
  cropNames,
  pictureSlots,
  type CropName,
  type SlotCrop,
  type SlotName,
} from '../../ui/pictures/picture-slots.ts'
import { cropOutside, pictureTooSmall, type Crops } from './own-picture.ts'
import { tooSmallFor } from './upload-source.server.ts'

export interface SlotCut {
  crop: CropName | 'tile'
  colour: string
  picture: PreparedPicture
}

interface SlotPart {
  crop: CropName
  wanted: SlotCrop
  part: { left: number; top: number; width: number; height: number }
}

type Problem = typeof pictureTooSmall | typeof cropOutside

/** What would be cut out of a picture for each crop of a place. */
export async function partsForSlot(
  source: Uint8Array,
  slot: SlotName,
  crops: Crops,
): Promise<Outcome<SlotPart[], Problem>> {
  const { width: wide, height: high } = await sharp(source, asPrepared).metadata()
  const parts: SlotPart[] = []
  for (const crop of cropNames) {
    const wanted = pictureSlots[slot][crop]
    if (!wanted) continue
    const asked = crops[crop]
    if (!asked) return cropOutside
    const part = { ...asked, height: Math.min(cropHeight(wanted, asked.width), high - asked.top) }
    if (asked.width < wanted.leastWidth) return tooSmallFor(slot, { width: wide, height: high })
    // A rounded height may be one pixel more than there are.
    if (asked.left + asked.width > wide || part.height < cropHeight(wanted, asked.width) - 1) return cropOutside
    parts.push({ crop, wanted, part })
  }
  return done(parts)
}

/** Cuts a picture for its place: each crop that this has, in each width that pages ask for, none wider than the picture is. */
export async function cutForSlot(
  source: Uint8Array,
  slot: SlotName,
  crops: Crops,
): Promise<Outcome<SlotCut[], Problem>> {
  const parts = await partsForSlot(source, slot, crops)
  if (!parts.ok) return parts
  const { format, tile } = pictureSlots[slot]
  const cuts: SlotCut[] = []
  for (const { crop, wanted, part } of parts.value) {
    const widest = Math.min(wanted.width, part.width)
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
