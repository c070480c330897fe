import { useEffect, useRef, useState, type ReactNode } from 'react'

interface Props {
  /** What is told beside it while it goes along: it is said elsewhere, too. */
  beside: string
  children: ReactNode
}

/**
 * What goes along at the foot of a phone's window while its own place isn't in view, until the page's end. It is one and the same: what
 * has the focus keeps it, and nobody finds it twice. `look.css` says on which screens, and keeps the focus from going under it.
 */
export function AlongOnPhones({ beside, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isAlong, setAlong] = useState(false)
  // Its place stays as large as it is, so that nothing around it moves.
  const [size, setSize] = useState<{ minWidth: number; minHeight: number }>()
  useEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = place.current ?? {}
    setSize({ minWidth: offsetWidth, minHeight: offsetHeight })
    const isAway = { place: false, end: true }
    const watch = (
      on: Element | null,
      isOut: (seen: IntersectionObserverEntry) => boolean,
      name: keyof typeof isAway,
    ) => {
      const observer = new IntersectionObserver(
        (entries) => {
          for (const entry of entries) isAway[name] = isOut(entry)
          setAlong(isAway.place && isAway.end)
        },
        // What lies under the bar at the top isn't seen.
        { threshold: [0, 1], rootMargin: '-64px 0px 0px' },
      )
      if (on) observer.observe(on)
      return observer
    }
    // It takes its place where it is: as soon as that is whole at the foot of the window, and until that has gone at the top.
    const isOfPlace = ({ boundingClientRect: { bottom }, rootBounds }: IntersectionObserverEntry) =>
      rootBounds !== null && (bottom > rootBounds.bottom || bottom <= rootBounds.top)
    const observers = [
      watch(place.current, isOfPlace, 'place'),
      watch(document.querySelector('body footer'), ({ isIntersecting }) => !isIntersecting, 'end'),
    ]
    return () => observers.forEach((observer) => observer.disconnect())
  }, [])
  return (
    <div ref={place} style={isAlong ? size : undefined} className="min-h-12 min-w-32">
      <div className={isAlong ? 'along' : undefined}>
        <p aria-hidden="true" className="beside font-display text-2xl tabular-nums">
          {beside}
        </p>
        {children}
      </div>
    </div>
  )
}
