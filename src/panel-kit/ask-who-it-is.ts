import { useSyncExternalStore } from 'react'
import type { Proof } from '../schemas/second-factor.ts'

interface Asked {
  proofs: readonly Proof[]
  answer(isConfirmed: boolean): void
}

let asked: Asked | undefined
let waiting: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function show(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Has whoever is signed in show again who they are. Calls that need it at the same time wait for one answer. */
export function askWhoItIs(proofs: readonly Proof[]): Promise<boolean> {
  waiting ??= new Promise((resolve) => {
    show({
      proofs,
      answer(isConfirmed) {
        waiting = undefined
        show(undefined)
        resolve(isConfirmed)
      },
    })
  })
  return waiting
}

export function useAskedWhoItIs(): Asked | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
}
