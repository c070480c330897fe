import { useEffect, useRef, useState } from 'react'
import { changeAddress } from '../../web/panel/address.ts'
import { panelBox } from '../../web/panel/PanelField.tsx'
import { filterChange, longestSearch } from './asked-orders.ts'

/** Typing goes on for so long before it is looked for. */
const pause = 250

/** What is looked for. The address follows the box, and the box the address when it changes by itself, as by going back. */
export function OrderSearch({ search }: { search: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  if (search !== known) {
    setKnown(search)
    if (search !== typed.trim()) setTyped(search)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return undefined
    const timer = setTimeout(
      () => changeAddress(filterChange({ search: wanted || undefined }), { replaces: true }),
      pause,
    )
    return () => clearTimeout(timer)
  }, [typed, search])

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
