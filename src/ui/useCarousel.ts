import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Position, Turning } from './page-turning.ts'

/**
 * Makes the slides in `viewport` turn page by page, once what does that has come. Until then, and without it, they
 * are scrolled like anything else that is wider than its place.
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>) {
  const turning = useRef<Turning>(undefined)
  const [position, setPosition] = useState<Position>()

  useEffect(() => {
    const place = viewport.current
    let isGone = false
    const begin = async () => {
      const { turnPages } = await import('./page-turning.ts')
      if (place && !isGone) turning.current = turnPages(place, setPosition)
    }
    // Without the file the slides stay as they are.
    begin().catch(() => {})
    return () => {
      isGone = true
      turning.current?.end()
    }
  }, [viewport])

  return { position, turnTo: (page: number) => turning.current?.turnTo(page) }
}
