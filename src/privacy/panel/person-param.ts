import { useSyncExternalStore } from 'react'

// Not in the address: addresses are kept by browsers and written to logs on their way.
let asked = ''
const listeners = new Set<() => void>()

/** Looks for somebody, or for nobody any more. Whoever comes back to the view finds them still there. */
export function askFor(search: string): void {
  asked = search
  for (const listener of listeners) listener()
}

export const usePersonParam = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
