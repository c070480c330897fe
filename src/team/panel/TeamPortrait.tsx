import { useState } from 'react'
import coast from '../coast.svg'
import { initialsOf } from '../initials.ts'

/** The engraving on the public page goes on from card to card; here each one shows its own stretch of it. */
const plates = 9

interface Props {
  imageUrl: string | null
  name: string
  /** Which card it is, from nought. */
  place: number
  className: string
}

/** The card's picture in small: the photo, or as on the public page the initials before the coast. */
export function TeamPortrait({ imageUrl, name, place, className }: Props) {
  const [broken, setBroken] = useState<string>()
  const photo = imageUrl && imageUrl !== broken ? imageUrl : undefined
  const initials = initialsOf(name, 'pl')
  return (
    <span
      className={`@container relative block aspect-4/5 shrink-0 overflow-hidden rounded border border-line bg-paper ${className}`}
    >
      <img
        src={photo ?? `${coast}#${(place % plates) + 1}`}
        alt=""
        onError={() => setBroken(photo)}
        className="size-full object-cover"
      />
      {!photo && initials && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-[20%] text-center font-display text-[34cqw] leading-none font-light tracking-tight select-none"
        >
          {initials}
        </span>
      )}
    </span>
  )
}
