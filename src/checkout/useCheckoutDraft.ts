import { useSyncExternalStore } from 'react'
import { brand } from '../brand.ts'
import { newDraft, readDraft, type Draft } from './draft.ts'

const key = `${brand.slug}-checkout`
const listeners = new Set<() => void>()

/** What could not be stored, where there is no room or storing is forbidden: it holds as long as the page is open. */
let unstored: string | undefined
let known: { stored: string | null; draft: Draft } | undefined

/** A random UUID, also where browsers don't make one: on pages without https. */
export function newCheckoutId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function stored(): string | null {
  if (unstored !== undefined) return unstored
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function currentDraft(): Draft {
  const now = stored()
  if (known?.stored !== now) known = { stored: now, draft: readDraft(now) ?? newDraft(newCheckoutId()) }
  return known.draft
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

/** Changes what is kept of the checkout as it is now, whichever tab changed it last. */
export function changeDraft(change: (draft: Draft) => Draft): void {
  const changed = JSON.stringify(change(currentDraft()))
  try {
    window.localStorage.setItem(key, changed)
    unstored = undefined
  } catch {
    unstored = changed
  }
  for (const listener of listeners) listener()
}

/** Nothing of it is left in this browser. */
export function forgetCheckout(): void {
  unstored = undefined
  known = undefined
  try {
    window.localStorage.removeItem(key)
  } catch {
    // What can't be removed could not be stored either.
  }
  for (const listener of listeners) listener()
}

/** What was typed and chosen at the checkout in this browser; undefined until the page lives. */
export function useCheckoutDraft(): Draft | undefined {
  return useSyncExternalStore(listen, currentDraft, () => undefined)
}
