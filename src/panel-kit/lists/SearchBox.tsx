import { useEffect, useState } from 'react'
import { useAddress, narrowDown } from '../address.ts'
import { panelBox } from '../fields/PanelField.tsx'

/** Searches shortly after the last keystroke. The search is kept in the address. */
export function SearchBox({ label, hint }: { label: string; hint: string }) {
  const { search = '' } = useAddress()
  const [typed, setTyped] = useTypedSearch(search)
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={hint}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      className={`${panelBox} sm:w-64`}
    />
  )
}

/** The search starts after this pause in typing (milliseconds). */
const pause = 250

/** The text of a search box. It updates the address, and follows it when the address changes, as by the back button. */
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
