import { useRef } from 'react'
import { useKeyboardShortcut, useKeyboardShortcutsEnabled } from '../../../../panel-kit/keyboard-shortcuts.ts'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { useTypedSearch } from '../../../../panel-kit/lists/SearchBox.tsx'
import { longestSearch } from './order-params.ts'

/** What is looked for; a slash leads there. */
export function OrderSearch({ search }: { search: string }) {
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useTypedSearch(search)

  useKeyboardShortcut('/', () => {
    box.current?.focus()
    box.current?.select()
  })
  const hasLetterKeys = useKeyboardShortcutsEnabled()

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
