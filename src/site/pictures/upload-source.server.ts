import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import {
  insertPicture,
  longestSourceSide,
  preparePicture,
  type pictureTooBig,
  type pictureUnreadable,
} from '../../server/pictures/pictures.ts'
import { leastSizeOf, pictureSlots, type SlotName } from '../../ui/pictures/picture-slots.ts'
import { pictureTooSmall } from './own-picture.ts'

interface Size {
  width: number
  height: number
}

/** Keeps a picture to be cut for a place; one that is too small for that is refused. */
export async function uploadSource(
  database: Database,
  slot: SlotName,
  uploaded: Uint8Array,
): Promise<
  Outcome<Size & { imageUrl: string }, typeof pictureUnreadable | typeof pictureTooBig | typeof pictureTooSmall>
> {
  // It is encoded again when it is cut, and edges of drawings suffer from it most.
  const encoding = pictureSlots[slot].format === 'png' ? { lossless: true } : { quality: 92 }
  const prepared = await preparePicture(uploaded, longestSourceSide, encoding)
  if (!prepared.ok) return prepared
  const { path: imageUrl, width, height } = prepared.value
  const least = leastSizeOf(slot)
  if (width < least.width || height < least.height) return tooSmallFor(slot, { width, height })
  await insertPicture(database, prepared.value)
  return done({ imageUrl, width, height })
}

export function tooSmallFor(slot: SlotName, { width, height }: Size): typeof pictureTooSmall {
  const least = leastSizeOf(slot)
  return { ...pictureTooSmall, facts: { width, height, leastWidth: least.width, leastHeight: least.height } }
}
