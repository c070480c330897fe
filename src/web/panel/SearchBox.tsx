import { useEffect, useState } from 'react'
import { changeAddress, useAddress } from './address.ts'
import { panelBox } from './PanelField.tsx'

const patience = 250

/** Looks for what is typed, a moment after one has stopped typing; the words stand in the address. */
export function SearchBox({ label, hint }: { label: string; hint: string }) {
  const { search = '' } = useAddress()
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  // The address was changed by something else than typing, such as going back.
  if (search !== shown) {
    setShown(search)
    if (search !== typed.trim()) setTyped(search)
  }
  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return undefined
    const timer = setTimeout(() => changeAddress({ search: wanted, page: undefined }, { replaces: true }), patience)
    return () => clearTimeout(timer)
  }, [typed, search])
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
