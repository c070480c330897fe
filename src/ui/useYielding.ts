import { useEffect, type RefObject } from 'react'

/** Whoever goes on by keyboard sees where they are: what lies over it gives way. */
export function useYielding(place: RefObject<HTMLElement | null>, giveWay: () => void): void {
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const over = place.current
      if (!over || !(target instanceof HTMLElement) || over.contains(target) || !target.matches(':focus-visible'))
        return
      // Whoever comes to the message itself, by its own key, came to read it.
      if (over.closest('[role=region]')?.contains(target)) return
      // Browsers scroll to what has the focus after they have told of it.
      window.setTimeout(() => {
        const [mine, theirs] = [over.getBoundingClientRect(), target.getBoundingClientRect()]
        const isApart =
          theirs.right < mine.left || theirs.left > mine.right || theirs.bottom < mine.top || theirs.top > mine.bottom
        if (!isApart) giveWay()
      }, 60)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [place, giveWay])
}

/** Escape closes a message, and what one works in beneath it with the same press. */
export function giveEscapeOn({ target }: KeyboardEvent): void {
  if (!(target instanceof Element) || target.closest('[role=region]')) return
  const press = { key: 'Escape', bubbles: true, cancelable: true }
  // What lies beneath listens once the message is gone.
  window.setTimeout(() => target.dispatchEvent(new KeyboardEvent('keydown', press)))
}
