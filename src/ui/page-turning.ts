import createEmbla, { type EmblaCarouselType } from 'embla-carousel'

/** The slides that are seen together, counted from 0. */
export interface Page {
  first: number
  last: number
}

export interface Position {
  pages: Page[]
  current: number
  /** Whether the visitor went there, so that it is news to them. */
  wasAskedFor: boolean
}

export interface Turning {
  turnTo(page: number): void
  end(): void
}

/** Takes over from the browser's scrolling, where the visitor has come to, and tells of every change. */
export function turnPages(place: HTMLElement, tell: (position: Position) => void): Turning {
  // The slide that stays in sight, whatever becomes of the window.
  let kept = firstInSight(place)
  place.dataset['live'] = ''
  place.scrollLeft = 0
  const embla = createEmbla(place, {
    align: 'start',
    slidesToScroll: 'auto',
    watchFocus: false,
    // A mouse selects text; who has one has the buttons.
    watchDrag: (_, event) => event.type.startsWith('touch'),
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  })
  const report = (wasAskedFor: boolean) =>
    tell({ pages: pagesOf(embla), current: embla.selectedScrollSnap(), wasAskedFor })

  let isArranging = false
  const arrange = () => {
    isArranging = true
    embla.scrollTo(
      Math.max(
        0,
        groupsOf(embla).findIndex((slides) => slides.includes(kept)),
      ),
      true,
    )
    isArranging = false
    report(false)
  }
  embla.on('reInit', arrange)
  embla.on('select', () => {
    if (isArranging) return
    kept = pagesOf(embla)[embla.selectedScrollSnap()]?.first ?? 0
    report(true)
  })
  arrange()
  const stopWheel = turnByWheel(place, embla)
  return {
    turnTo: (page) => embla.scrollTo(page),
    end() {
      stopWheel()
      embla.destroy()
      delete place.dataset['live']
    },
  }
}

/** Two fingers that move sideways on a touchpad turn one page, however long the pad goes on by itself. */
function turnByWheel(place: HTMLElement, embla: EmblaCarouselType): () => void {
  let moved = 0
  let lastAt = 0
  let hasTurned = false
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return
    event.preventDefault()
    if (event.timeStamp - lastAt > 160) [moved, hasTurned] = [0, false]
    lastAt = event.timeStamp
    moved += event.deltaX
    if (hasTurned || Math.abs(moved) < 30) return
    hasTurned = true
    if (moved > 0) embla.scrollNext()
    else embla.scrollPrev()
  }
  place.addEventListener('wheel', onWheel, { passive: false })
  return () => place.removeEventListener('wheel', onWheel)
}

function firstInSight(place: HTMLElement): number {
  const [first, second] = place.firstElementChild?.children ?? []
  if (!first || !second) return 0
  return Math.round(place.scrollLeft / (second.getBoundingClientRect().left - first.getBoundingClientRect().left))
}

const groupsOf = (embla: EmblaCarouselType) => embla.internalEngine().slideRegistry

/** The last page shows as many slides as the others, so some of them may be on the page before, too. */
function pagesOf(embla: EmblaCarouselType): Page[] {
  const groups = groupsOf(embla)
  const count = embla.slideNodes().length
  const together = groups[0]?.length ?? count
  return groups.map(([slide = 0]) => {
    const first = Math.max(0, Math.min(slide, count - together))
    return { first, last: Math.min(first + together, count) - 1 }
  })
}
