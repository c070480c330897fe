import { useEffect, useEffectEvent } from 'react'

/** The key Escape, while it isn't a dialog's. */
export function useEscape(leave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    leave()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
