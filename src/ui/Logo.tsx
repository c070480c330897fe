import { brand } from '../brand.ts'
import { ownMark } from './pictures/own-pictures.ts'
import { Crystal, Sticker } from './Sticker.tsx'

/** The mark and the name. Decoration: whatever links with it carries the accessible name. */
export function Logo({ variant }: { variant: 'white' | 'colored' }) {
  const own = ownMark()
  return (
    <span
      aria-hidden="true"
      className={`flex h-9 max-w-full items-center gap-2 sm:h-11 sm:gap-2.5 ${variant === 'white' ? 'text-white' : 'text-ink'}`}
    >
      <svg viewBox="0 0 44 44" className="h-full w-auto shrink-0">
        {own !== undefined ? (
          <image href={own} width="44" height="44" />
        ) : variant === 'white' ? (
          <g transform="translate(-6.5 -6.5) scale(1.295)">
            <Crystal />
          </g>
        ) : (
          <Sticker />
        )}
      </svg>
      <span
        className={`line-clamp-3 pb-[.12em] font-display leading-[1.1] text-balance wrap-anywhere ${sizeFor(brand.name)}`}
      >
        {brand.name}
      </span>
    </span>
  )
}

/** A longer name is smaller, and on some lines where it has to be. */
function sizeFor({ length }: string): string {
  if (length <= 11) return 'text-[1.48rem] sm:text-[1.81rem]'
  if (length <= 16) return 'text-lg sm:text-[1.81rem]'
  if (length <= 28) return 'text-sm sm:text-2xl'
  return 'text-xs sm:text-xl'
}
