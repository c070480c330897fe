import { useSyncExternalStore } from 'react'

let hasEnded = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === hasEnded) return
  hasEnded = next
  for (const listener of listeners) listener()
}

/** Some call was refused for want of a session: one has to sign in before going on. */
export const sessionEnded = () => set(true)
export const sessionGoesOn = () => set(false)

export function useSessionEnd(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => hasEnded,
  )
}
