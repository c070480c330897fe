import { useRef, useState } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import type { CutPicture } from '../../ui/pictures/picture.ts'
import { useTexts } from '../../web/app-context.tsx'
import { catalogTexts } from '../texts.ts'

/** A picture of the owner's, or one of ours. */
export type ProductView = { alt: string } & ({ url: string } | { picture: CutPicture })

const whole = 'absolute inset-0 size-full object-cover'
const keyOf = (view: ProductView) => ('url' in view ? view.url : view.picture.address)
const smallOf = (view: ProductView) =>
  'url' in view ? view.url : `${view.picture.address}/${view.picture.widths[0]}.webp`

/**
 * Several pictures of a product: one at a time, turned by swiping, by scrolling and by small pictures below, which are links and so
 * work before the code has come. Only the first is fetched at once. All places have their size from the beginning.
 */
export function ProductGallery({ views, name, sizes }: { views: ProductView[]; name: string; sizes: string }) {
  const texts = useTexts(catalogTexts).product
  const viewport = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
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
        {views.map((view, index) => {
          const alt = view.alt || `${name}: ${texts.pictureOf(index + 1, views.length)}`
          return (
            <div key={keyOf(view)} id={`picture-${index + 1}`} className="relative size-full shrink-0 snap-center">
              {'url' in view ? (
                <img
                  src={view.url}
                  alt={alt}
                  loading={index === 0 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                  className={whole}
                />
              ) : (
                <Picture picture={view.picture} alt={alt} sizes={sizes} isFirst={index === 0} className={whole} />
              )}
            </div>
          )
        })}
      </div>
      <ul className="mt-3 flex flex-wrap gap-2">
        {views.map((view, index) => (
          <li key={keyOf(view)}>
            <a
              href={`#picture-${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              aria-label={texts.pictureOf(index + 1, views.length)}
              onClick={(event) => {
                event.preventDefault()
                turnTo(index)
              }}
              className="block size-14 overflow-hidden rounded border border-line aria-[current]:border-2 aria-[current]:border-violet sm:size-18"
            >
              <img src={smallOf(view)} alt="" loading="lazy" className="size-full object-cover" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
