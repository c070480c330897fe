import { useLayoutEffect } from 'react'
import { blockNavigation } from '../address.ts'
import { confirm } from '../confirm.ts'

let unsavedForms = 0
let letGo: (() => void) | undefined

/** Nobody leaves while something isn't saved without being asked. */
export function useUnsavedChanges(isDirty: boolean): void {
  // At once, since the next key may be the one that leaves.
  useLayoutEffect(() => {
    if (!isDirty) return undefined
    unsavedForms += 1
    // Asks only once for all of them.
    letGo ??= blockNavigation(mayLeave)
    return () => {
      unsavedForms -= 1
      if (unsavedForms > 0) return
      letGo?.()
      letGo = undefined
    }
  }, [isDirty])
}

/** For ways out that have no address of their own, such as closing a dialog. */
export const mayLeave = async (): Promise<boolean> =>
  unsavedForms === 0 ||
  (await confirm({
    title: 'Niezapisane zmiany',
    text: 'Zmiany w formularzu nie zostały zapisane. Czy porzucić je?',
    agree: 'Porzuć zmiany',
    decline: 'Wróć do formularza',
  }))
