import { useState } from 'react'

/**
 * Gives the focus back to what had it when this was shown. For dialogs that no button of their own opens, but the address
 * or a question: those have nothing to give it back to by themselves.
 */
export function useFocusReturn(): (event: Event) => void {
  const [before] = useState(() => document.activeElement)
  return (event) => {
    event.preventDefault()
    // Where the page began with it, whoever shows it knows where to go on.
    if (before instanceof HTMLElement && before !== document.body) before.focus()
  }
}
