import { useEffect, useEffectEvent, useRef } from 'react'

/** A scanner's keys follow each other faster than anybody types (milliseconds). */
const longestPause = 80
const fewestKeys = 4

/** What a scanner reads, wherever the focus is but in a field: fast keys that end with Enter. */
export function useScanner(onCode: (code: string) => void): void {
  const read = useRef({ keys: '', at: 0 })
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, timeStamp } = event
    // A key that somebody holds is as fast.
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (target instanceof Element && target.closest('input:not([type=checkbox]), select, textarea')) return
    if (document.querySelector('[role=alertdialog]')) return
    const { keys, at } = read.current
    const isFast = timeStamp - at < longestPause
    if (key === 'Enter') {
      read.current = { keys: '', at: 0 }
      if (!isFast || keys.length < fewestKeys) return
      // Whatever has the focus isn't pressed by it.
      event.preventDefault()
      event.stopPropagation()
      onCode(keys)
    } else if (key.length === 1) {
      read.current = { keys: isFast ? keys + key : key, at: timeStamp }
      if (isFast && keys) event.stopPropagation()
    }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
