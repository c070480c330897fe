import { useSyncExternalStore } from 'react'

/** Tailwind's `lg`. */
const query = '(min-width: 64rem)'

function subscribe(onChange: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/**
 * Whether there is room for two columns. Where there isn't, the steps come in another order: in the document as on the screen, so that
 * keyboards and screen readers go the same way.
 */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => true,
  )
