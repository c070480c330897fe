import { useEffect, useRef } from 'react'
import { panelBox } from '../../web/panel/PanelField.tsx'
import { useTypedSearch } from '../../web/panel/useTypedSearch.ts'
import { longestSearch } from './asked-orders.ts'

/** What is looked for; a slash leads there. */
export function OrderSearch({ search }: { search: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedSearch(search)

  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role*=dialog]')) return
      event.preventDefault()
      box.current?.focus()
      box.current?.select()
    }
    window.addEventListener('keydown', focusBySlash)
    return () => window.removeEventListener('keydown', focusBySlash)
  }, [])

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
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        className={panelBox}
      />
    </div>
  )
}
