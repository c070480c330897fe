import { useAddress } from '../address.ts'
import { panelBox } from '../fields/PanelField.tsx'
import { useTypedSearch } from './useTypedSearch.ts'

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
