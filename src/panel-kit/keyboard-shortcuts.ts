import { useEffect, useEffectEvent } from 'react'
import { brand } from '../brand.ts'
import { browserStorage } from '../web/browser-storage.ts'

/** People who use voice control or hit keys by accident can switch them off. */
const wanted = browserStorage(`${brand.slug}-letter-keys`, (stored) => stored !== 'false')

export const useKeyboardShortcutsEnabled = () => wanted.use() ?? true
export const setKeyboardShortcuts = (isOn: boolean) => wanted.change(() => isOn)

/** A keyboard shortcut, ignored while typing or in a dialog. */
export function useKeyboardShortcut(key: string, act: () => void): void {
  const areWanted = useKeyboardShortcutsEnabled()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const isTyping =
      event.target instanceof Element && event.target.closest('input:not([type=checkbox]), select, textarea')
    if (isTyping || document.querySelector('[role=dialog], [role=alertdialog]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!areWanted) return undefined
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [areWanted])
}

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
