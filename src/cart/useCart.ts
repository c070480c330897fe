import { useSyncExternalStore } from 'react'
import { cartKey } from '../brand.ts'
import { readCart, type CartLine } from './cart.ts'

const listeners = new Set<() => void>()

/** What could not be stored, where there is no room or storing is forbidden: it holds as long as the page is open. */
let unstored: string | undefined
let known: { stored: string | null; lines: CartLine[] } | undefined

function stored(): string | null {
  if (unstored !== undefined) return unstored
  try {
    return window.localStorage.getItem(cartKey)
  } catch {
    return null
  }
}

function currentLines(): CartLine[] {
  const now = stored()
  if (known?.stored !== now) known = { stored: now, lines: readCart(now) }
  return known.lines
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has changed it; or the page comes back from where it heard nothing.
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

/** Changes the cart as it is now, whichever tab changed it last. */
export function changeCart(change: (lines: CartLine[]) => CartLine[]): void {
  const changed = JSON.stringify(change(currentLines()))
  try {
    window.localStorage.setItem(cartKey, changed)
    unstored = undefined
  } catch {
    unstored = changed
  }
  for (const listener of listeners) listener()
}

/** The cart of this browser, shared by all its tabs; undefined until the page lives. */
export function useCart(): CartLine[] | undefined {
  return useSyncExternalStore(listen, currentLines, () => undefined)
}
