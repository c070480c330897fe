// oxlint-disable jsx-a11y/prefer-tag-over-role -- a carousel is made of groups, and a fieldset is for forms
import { useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { CarouselPages, type CarouselWords } from './CarouselPages.tsx'
import { useCarousel } from './useCarousel.ts'

interface Props {
  words: CarouselWords
  /** What stands in one line with its buttons. */
  heading: ReactNode
  slides: readonly ReactElement[]
}

// Where all slides are in sight there is nothing to turn; the server doesn't know the width, so the style sheet does it.
const whereThereIsMore = ['hidden', 'hidden', 'sm:hidden', 'lg:hidden']

/** Where one or two are all that there is, they stand in the middle, as wide as they are beside others. */
const fewer = [
  { place: '', slide: '' },
  {
    place: 'sm:mx-auto sm:w-[calc((100%-30px)/2+1rem)] lg:w-[calc((100%-60px)/3+1rem)]',
    slide: 'sm:basis-full! lg:basis-full!',
  },
  { place: 'lg:mx-auto lg:w-[calc((100%-60px)*2/3+30px+1rem)]', slide: 'lg:basis-[calc((100%-30px)/2)]!' },
]

/**
 * Slides side by side: one, two or three of them, by the width of the window. It never turns by itself. The region
 * around it bears its name and says that it is a carousel.
 */
export function Carousel({ words, heading, slides }: Props) {
  const viewport = useRef<HTMLDivElement>(null)
  const { position, turnTo } = useCarousel(viewport)
  const { pages = [], current = 0, wasAskedFor = false } = position ?? {}
  const page = pages[current]
  const few = fewer[slides.length] ?? { place: '', slide: '' }
  const controls = `${whereThereIsMore[slides.length] ?? ''} noscript:hidden`

  const turnByArrow = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turnTo(Math.max(current - 1, 0))
    if (key === 'ArrowRight') turnTo(Math.min(current + 1, pages.length - 1))
  }
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="min-w-0 flex-1 basis-40">{heading}</div>
        <div className={`flex shrink-0 ${controls}`}>
          <Turn
            to="previous"
            label={words.previous}
            isOver={current === 0}
            turn={() => turnTo(current - 1)}
            onKeyDown={turnByArrow}
          />
          <Turn
            to="next"
            label={words.next}
            isOver={current >= pages.length - 1}
            turn={() => turnTo(current + 1)}
            onKeyDown={turnByArrow}
          />
        </div>
      </div>
      {/* It is a little wider than what it holds, so that the ring around something focused isn't cut off. */}
      <div
        ref={viewport}
        // What can be scrolled can be scrolled by keyboard. Live, it has buttons instead.
        {...(!position && { role: 'group', 'aria-label': words.carousel, tabIndex: 0 })}
        className={`group/slides -mx-2 mt-8 touch-pan-y touch-pinch-zoom snap-x snap-mandatory scroll-px-2 overflow-x-auto px-2 py-2 [scrollbar-width:none] data-live:snap-none data-live:overflow-hidden noscript:[scrollbar-width:thin] sm:mt-10 ${few.place}`}
      >
        <div className="flex gap-[30px]">
          {slides.map((slide, index) => (
            <div
              key={slide.key}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.slideOf(index + 1, slides.length)}
              inert={page !== undefined && (index < page.first || index > page.last)}
              className={`${slideWidth} ${few.slide}`}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={`mt-6 min-h-11 ${controls}`}>
        <CarouselPages {...{ words, pages, current, turnTo }} onKeyDown={turnByArrow} />
      </div>
      <output className="sr-only">
        {wasAskedFor && page && words.slidesOf(page.first + 1, page.last + 1, slides.length)}
      </output>
    </div>
  )
}

/** One, two or three slides fill the width, with 30 px between them. */
export const slideWidth =
  'min-w-0 shrink-0 grow-0 basis-full snap-start sm:basis-[calc((100%-30px)/2)] lg:basis-[calc((100%-60px)/3)]'

interface TurnProps {
  to: 'previous' | 'next'
  label: string
  isOver: boolean
  turn(): void
  onKeyDown(event: KeyboardEvent): void
}

/** At an end it is told to be disabled, but keeps the focus, so that nobody who turned pages by keyboard is thrown out. */
function Turn({ to, label, isOver, turn, onKeyDown }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOver}
      onClick={() => isOver || turn()}
      onKeyDown={onKeyDown}
      className="grid size-12 place-items-center border border-ink/25 transition-colors first:rounded-l last:-ml-px last:rounded-r hover:border-ink aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-mid/60"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      >
        <path d={to === 'next' ? 'M3 12h18M14.5 5.5L21 12l-6.5 6.5' : 'M21 12H3M9.5 5.5L3 12l6.5 6.5'} />
      </svg>
    </button>
  )
}
