import { useSyncExternalStore } from 'react'

export interface Toast {
  /** Where the panel shows it. */
  title?: string
  text: string
  tone?: 'good' | 'failure'
  action?: { label: string; to: '/cart' }
}

type Shown = Toast & { key: number }

let shown: Shown | undefined
let shownSoFar = 0
const listeners = new Set<() => void>()

/** However long one lingers on it: after this nobody is shown it any more, wherever they have been meanwhile. */
const longest = 30_000

function show(next: Shown | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Says in passing what has just happened. The next one takes its place. */
export function showToast(toast: Toast): void {
  shownSoFar += 1
  const key = shownSoFar
  show({ ...toast, key })
  setTimeout(forgetToast, longest, key)
}

export function forgetToast(key: number): void {
  if (shown?.key === key) show(undefined)
}

/** What was said before is no news any more. */
export const forgetToasts = () => show(undefined)

export function useToast(): Shown | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
    () => undefined,
  )
}
