import { useState } from 'react'
import { printWeight } from '../../kernel/weight.ts'
import { packshot } from '../packages/packshot.ts'

interface Props {
  imageUrl: string | null
  /** In kilograms. */
  weight: number | null
  className: string
}

/** The picture of a product. Without one, or if it fails to load, that of its package. */
export function ProductThumbnail({ imageUrl, weight, className }: Props) {
  const [broken, setBroken] = useState<string>()
  const own = imageUrl && imageUrl !== broken ? imageUrl : undefined
  const { address, isDrawn } = packshot({
    imageUrl: own,
    weight: weight === null ? null : printWeight(Math.round(weight * 1000)),
  })
  return (
    <img
      src={address}
      alt=""
      onError={() => setBroken(own)}
      className={`shrink-0 rounded border border-line bg-paper ${isDrawn ? 'object-contain p-1' : 'object-cover'} ${className}`}
    />
  )
}
