import { ownMark } from './pictures/own-pictures.ts'
import { Crystal, Sticker } from './Sticker.tsx'

/** The mark and the name. Decoration: whatever links with it carries the accessible name. */
export function Logo({ variant }: { variant: 'white' | 'colored' }) {
  const own = ownMark()
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 158 44"
      className="h-9 w-auto max-w-full sm:h-11"
      color={variant === 'white' ? '#fff' : '#17222b'}
    >
      {own !== undefined ? (
        <image href={own} width="44" height="44" />
      ) : variant === 'white' ? (
        <g transform="translate(-6.5 -6.5) scale(1.295)">
          <Crystal />
        </g>
      ) : (
        <Sticker />
      )}
      {/* The length is what Fraunces gives by itself; until the font has come, it keeps the name inside the drawing. */}
      <text
        x="54"
        y="31.5"
        textLength="102"
        fill="currentColor"
        fontFamily="'Fraunces Variable', Georgia, serif"
        fontSize="29"
        fontWeight="400"
      >
        Salorge
      </text>
    </svg>
  )
}
