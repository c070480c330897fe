import { useEffect, useState } from 'react'
import { useAddress, narrowDown } from '../address.ts'
import { panelBox } from '../fields/PanelField.tsx'

/** Looks for what is typed, a moment after one has stopped typing; the words stand in the address. */
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
