import { useState } from 'react'
import { changeAddress } from '../../../../panel-kit/address.ts'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { useOrderByCode } from '../packing/useOrderByCode.ts'

/** Opens the order of a code that was typed here, or scanned anywhere on the tab. */
export function OrderByCode() {
  const [typed, setTyped] = useState('')
  const { find } = useOrderByCode(({ id }) => {
    setTyped('')
    changeAddress({ order: String(id) })
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) find(typed)
      }}
    >
      <label htmlFor="order-by-code" className="mb-1 block text-xs text-mid">
        Zeskanuj albo wpisz kod i&nbsp;Enter
      </label>
      <input
        id="order-by-code"
        value={typed}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value)}
        className={`${panelBox} sm:w-52`}
      />
    </form>
  )
}
