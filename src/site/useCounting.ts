import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { nextCount, TICK } from './counting.ts'

const listenToNothing = () => () => undefined
const wantsNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Counts up to the target once it is seen: `count` is undefined until the page lives, and the target at once for those
 * who want no motion, or who have asked for the result.
 */
export function useCounting(target: number, isResultWanted: boolean) {
  const place = useRef<HTMLElement>(null)
  const [reached, setReached] = useState(0)
  const isStill = useSyncExternalStore<boolean | undefined>(listenToNothing, wantsNoMotion, () => undefined)
  const moves = isStill === false && !isResultWanted
  useEffect(() => {
    if (!moves || !place.current) return undefined
    let counted = 0
    let ticking: number | undefined
    const tick = () => {
      counted = nextCount(counted, target)
      setReached(counted)
      if (counted === target) window.clearInterval(ticking)
    }
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watcher.disconnect()
      ticking = window.setInterval(tick, TICK)
    })
    watcher.observe(place.current)
    return () => {
      watcher.disconnect()
      window.clearInterval(ticking)
    }
  }, [target, moves])
  return { place, count: isStill === undefined ? undefined : moves ? reached : target }
}
