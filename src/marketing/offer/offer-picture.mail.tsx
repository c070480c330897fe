import type { CSSProperties } from 'react'
import { siteAddress } from '../../mail/layout/site-address.ts'

interface PictureProps {
  /** In `public/mail`. Letters that were sent years ago still ask for it, so another drawing has another name. */
  file: string
  alt: string
  width: number
  height: number
  style: CSSProperties
}

/** A picture that a letter fetches from our site; it has twice the points, for sharp screens. */
export function Picture({ file, alt, width, height, style }: PictureProps) {
  return (
    <img
      src={`${siteAddress}/mail/${file}`}
      alt={alt}
      width={width}
      height={height}
      // Of a picture with any other priority, React puts a link into the head, which mail programs distrust.
      fetchPriority="low"
      style={style}
    />
  )
}
