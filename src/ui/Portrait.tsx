import { useState } from 'react'

/** What is seen of somebody who gave no photo: a plate of an engraved frieze, perhaps with initials on it. */
export interface Stand {
  picture: string
  initials?: string
}

/** The place of a photo that stays in sight, in per cent from the left and from the top. */
export interface Focus {
  x: number
  y: number
}

interface Props {
  photo: string | null
  focus?: Focus | undefined
  stand: Stand
}

/** A portrait, upright as in print. A photo that isn't there any more gives its place back to the engraving. */
export function Portrait({ photo, focus, stand }: Props) {
  const [lost, setLost] = useState<string>()
  const isShown = photo !== null && photo !== lost
  return (
    <div className="@container relative aspect-4/5 overflow-hidden rounded border border-line bg-paper">
      {isShown ? (
        <img
          // It may have failed before the page came to life, and told nobody.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setLost(photo)
          }}
          src={photo}
          alt=""
          loading="lazy"
          width={800}
          height={1000}
          onError={() => setLost(photo)}
          style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
          className="size-full object-cover"
        />
      ) : (
        <Engraving {...stand} />
      )}
    </div>
  )
}

function Engraving({ picture, initials }: Stand) {
  return (
    <>
      <img src={picture} alt="" loading="lazy" width={400} height={500} className="size-full object-cover" />
      {initials && (
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-[20%] text-center font-display text-[34cqw] leading-none font-light tracking-tight select-none"
        >
          {initials}
        </span>
      )}
    </>
  )
}
