import { packagePicture } from './package-picture.ts'
import { vesselDrawing } from './vessel-drawing.ts'

interface Pictured {
  imageUrl?: string | null | undefined
  weight: string | null
}

/** A small picture of a product: the owner's, else ours of its package, else an engraving, where there is no picture of either. */
export function packshot({ imageUrl, weight }: Pictured): { address: string; isDrawn: boolean } {
  const ours = packagePicture(weight)
  const address = imageUrl || (ours && `${ours.address}/${ours.widths[0]}.webp`)
  return address ? { address, isDrawn: false } : { address: vesselDrawing(weight), isDrawn: true }
}
