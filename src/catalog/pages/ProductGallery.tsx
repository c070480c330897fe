import { useRef, useState } from 'react'
import { useTexts } from '../../web/app-context.tsx'
import type { ShownPicture } from '../pictures/product-picture.ts'
import { catalogTexts } from '../texts.ts'

/**
 * Several pictures of a product: one at a time, turned by swiping, by scrolling and by small pictures below, which are links and so
 * work before the code has come. Only the first is fetched at once. All places have their size from the beginning.
 */
export function ProductGallery({ pictures, name }: { pictures: ShownPicture[]; name: string }) {
  const texts = useTexts(catalogTexts).product
  const viewport = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const alts = pictures.map(({ alt }, index) => alt || `${name}: ${texts.pictureOf(index + 1, pictures.length)}`)
  const turnTo = (index: number) => {
    const place = viewport.current
    place?.scrollTo({ left: index * place.clientWidth })
  }
  return (
    <section aria-label={texts.pictures}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
        role="group"
        aria-label={texts.pictures}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setCurrent(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
        className="flex aspect-square snap-x snap-mandatory overflow-x-auto rounded border border-line bg-paper [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {pictures.map(({ url }, index) => (
          <div key={url} id={`picture-${index + 1}`} className="relative size-full shrink-0 snap-center">
            <img
              src={url}
              alt={alts[index]}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : 'auto'}
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pictures.map(({ url }, index) => (
          <li key={url}>
            <a
              href={`#picture-${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              aria-label={texts.pictureOf(index + 1, pictures.length)}
              onClick={(event) => {
                event.preventDefault()
                turnTo(index)
              }}
              className="block size-14 overflow-hidden rounded border border-line aria-[current]:border-2 aria-[current]:border-violet sm:size-16"
            >
              <img src={url} alt="" loading="lazy" className="size-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
