import { useSyncExternalStore } from 'react'

let hasEnded = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (next === hasEnded) return
  hasEnded = next
  for (const listener of listeners) listener()
}

/** A call was refused without a session: the user has to sign in to continue. */
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
