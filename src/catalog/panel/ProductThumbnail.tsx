import { useState } from 'react'
import { printWeight } from '../../kernel/weight.ts'
import { vesselDrawing } from '../packages/vessel-drawing.ts'

interface Props {
  imageUrl: string | null
  /** In kilograms. */
  weight: number | null
  className: string
}

/** The picture of a product. Without one, or if it fails to load, an engraving of its package. */
export function ProductThumbnail({ imageUrl, weight, className }: Props) {
  const [broken, setBroken] = useState<string>()
  const picture = imageUrl && imageUrl !== broken ? imageUrl : undefined
  return (
    <img
      src={picture ?? vesselDrawing(weight === null ? null : printWeight(Math.round(weight * 1000)))}
      alt=""
      onError={() => setBroken(picture)}
      className={`shrink-0 rounded border border-line bg-paper ${picture ? 'object-cover' : 'object-contain p-1'} ${className}`}
    />
  )
}
