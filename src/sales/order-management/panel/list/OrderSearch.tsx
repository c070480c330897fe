import { useRef } from 'react'
import { useLetterKey, useLetterKeysWanted } from '../../../../panel-kit/letter-keys.ts'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { useTypedSearch } from '../../../../panel-kit/lists/useTypedSearch.ts'
import { longestSearch } from './asked-orders.ts'

/** What is looked for; a slash leads there. */
export function OrderSearch({ search }: { search: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedSearch(search)

  useLetterKey('/', () => {
    box.current?.focus()
    box.current?.select()
  })
  const hasLetterKeys = useLetterKeysWanted()

  return (
    <div className="min-w-0">
      <label htmlFor="order-search" className="mb-1 block text-xs text-mid">
        Numer, e-mail lub nazwisko
      </label>
      <input
        ref={box}
        id="order-search"
        type="search"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        placeholder="Szukaj…"
        maxLength={longestSearch}
        aria-keyshortcuts={hasLetterKeys ? '/' : undefined}
        autoComplete="off"
        spellCheck={false}
        className={panelBox}
      />
    </div>
  )
}
