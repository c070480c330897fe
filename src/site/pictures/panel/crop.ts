import {
  cropHeight,
  cropNames,
  pictureSlots,
  type SlotCrop,
  type SlotName,
} from '../../../ui/pictures/picture-slots.ts'
import type { Crops } from '../own-picture.ts'

export type Crop = Crops['whole']

/** Of a picture, in its own pixels. */
export interface Size {
  width: number
  height: number
}

const within = (value: number, least: number, most: number) => Math.round(Math.min(Math.max(value, least), most))

/** How wide a crop of this shape can be. */
export const widestCrop = ({ width, height }: Size, of: SlotCrop) =>
  Math.floor(Math.min(width, (height * of.width) / of.height))

/** The largest crops, in the middle. */
export function largestCrops(slot: SlotName, size: Size): Crops {
  const largest = cropNames.flatMap((name) => {
    const of = pictureSlots[slot][name]
    if (!of) return []
    const width = widestCrop(size, of)
    const middle = { left: (size.width - width) / 2, top: (size.height - cropHeight(of, width)) / 2, width }
    return [[name, moveCrop(middle, { x: 0, y: 0 }, size, of)] as const]
  })
  return Object.fromEntries(largest) as unknown as Crops
}

/** Moves a crop as far as the picture goes. */
export function moveCrop({ left, top, width }: Crop, by: { x: number; y: number }, size: Size, of: SlotCrop): Crop {
  return {
    left: within(left + by.x, 0, size.width - width),
    top: within(top + by.y, 0, Math.max(0, size.height - cropHeight(of, width))),
    width,
  }
}

/** Makes a crop this wide, or as wide as it may be; at the edge of the picture it moves away from it. */
export function resizeCrop(crop: Crop, width: number, size: Size, of: SlotCrop): Crop {
  const most = widestCrop(size, of)
  const resized = { ...crop, width: within(width, Math.min(of.leastWidth, most), most) }
  return moveCrop(resized, { x: 0, y: 0 }, size, of)
}

interface Part extends Size {
  left: number
  top: number
}

/** What of a crop is seen where the screen gives it another shape. */
export function seenPart({ left, top, width }: Crop, of: SlotCrop, screen: Size, focus = 0.5): Part {
  const height = (width * of.height) / of.width
  const scale = Math.min(width / screen.width, height / screen.height)
  const [wide, high] = [screen.width * scale, screen.height * scale]
  return { left: left + (width - wide) * focus, top: top + (height - high) * focus, width: wide, height: high }
}
