import { useEffect, useState } from 'react'
import { narrowDown } from '../address.ts'

/** Typing goes on for so long before it is looked for. */
const pause = 250

/** What is typed into a search box. The address follows it, and it follows the address when that changes by itself, as by going back. */
export function useTypedSearch(search: string) {
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (search !== known) {
    setKnown(search)
    if (search !== typed.trim()) setTyped(search)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return undefined
    const timer = setTimeout(() => narrowDown({ search: wanted }, { replaces: true }), pause)
    return () => clearTimeout(timer)
  }, [typed, search])
  return [typed, setTyped] as const
}
