import { useEffect, useEffectEvent } from 'react'

/** The key `n` leads to something new, wherever one isn't typing or answering a question. */
export function useNewKey(startNew: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const isTyping =
      event.target instanceof Element && event.target.closest('input:not([type=checkbox]), select, textarea')
    if (isTyping || document.querySelector('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    startNew()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
