import { useSyncExternalStore } from 'react'

export interface Question {
  title: string
  text: string
  /** What the button says that goes on. */
  agree: string
  decline?: string
}

type Asked = Question & { answer(agrees: boolean): void }

let asked: Asked | undefined
const listeners = new Set<() => void>()

function show(next: Asked | undefined): void {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks before something that can't be undone; leaving the question is a no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false)
  return new Promise((resolve) => {
    show({
      ...question,
      answer(agrees) {
        show(undefined)
        resolve(agrees)
      },
    })
  })
}

export function useQuestion(): Asked | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asked,
  )
}
