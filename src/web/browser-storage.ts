import { useSyncExternalStore } from 'react'

/** A value in local storage, shared by all tabs. `read` parses the stored text and runs only when that changes. */
export function browserStorage<Kept>(key: string, read: (stored: string | null) => Kept) {
  const listeners = new Set<() => void>()
  /** The value when storage is full or forbidden: it lasts as long as the page. */
  let unstored: string | undefined
  let known: { stored: string | null; kept: Kept } | undefined

  function stored(): string | null {
    if (unstored !== undefined) return unstored
    try {
      return window.localStorage.getItem(key)
    } catch {
      return null
    }
  }

  function current(): Kept {
    const now = stored()
    if (known?.stored !== now) known = { stored: now, kept: read(now) }
    return known.kept
  }

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function listen(listener: () => void): () => void {
    listeners.add(listener)
    // Another tab changed it, or the page was restored from the back-forward cache.
    window.addEventListener('storage', listener)
    window.addEventListener('pageshow', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
      window.removeEventListener('pageshow', listener)
    }
  }

  return {
    /** Changes it as it is now, whichever tab changed it last. */
    change(change: (kept: Kept) => Kept): void {
      const changed = JSON.stringify(change(current()))
      try {
        window.localStorage.setItem(key, changed)
        unstored = undefined
      } catch {
        unstored = changed
      }
      tell()
    },
    /** Nothing of it is left in this browser. */
    forget(): void {
      unstored = undefined
      known = undefined
      try {
        window.localStorage.removeItem(key)
      } catch {
        // What can't be removed could not be stored either.
      }
      tell()
    },
    /** It as it is; undefined until the page lives. */
    use: (): Kept | undefined => useSyncExternalStore(listen, current, () => undefined),
  }
}
