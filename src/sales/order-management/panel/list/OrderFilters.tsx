import { orderPanel } from '../order-words.ts'
import { changeAddress, goTo } from '../../../../panel-kit/address.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { orderStatuses, paymentStatuses } from '../../../orders/order.ts'
import { filterChange, orderListId, type OrderParams, longestSearch } from './order-params.ts'
import { useRef } from 'react'
import { useKeyboardShortcut, useKeyboardShortcutsEnabled } from '../../../../panel-kit/keyboard-shortcuts.ts'
import { useTypedSearch } from '../../../../panel-kit/lists/SearchBox.tsx'

/** Shows all orders again. The pressed button may disappear, so the list gets the focus. */
export function clearFilters(): void {
  goTo({ tab: 'orders' })
  document.getElementById(orderListId)?.focus({ preventScroll: true })
}

const switches = [
  { name: 'toPack', label: 'Do spakowania' },
  { name: 'unpaid', label: 'Nieopłacone' },
  { name: 'needsAttention', label: 'Wymaga uwagi' },
  { name: 'byTransfer', label: 'Przelew' },
] as const

/** The filters are kept in the address. */
export function OrderFilters({ filter }: { filter: OrderParams }) {
  return (
    <search
      aria-label="Filtry zamówień"
      className="grid grid-cols-2 items-end gap-3 @5xl:grid-cols-[minmax(10rem,1fr)_9rem_9rem_auto]"
    >
      <div className="col-span-2 @5xl:col-span-1">
        <OrderSearch search={filter.search ?? ''} />
      </div>
      <Choice
        name="status"
        label="Status"
        chosen={filter.status}
        options={orderStatuses.map((status) => ({ value: status, label: orderPanel.status[status] }))}
      />
      <Choice
        name="paymentStatus"
        label="Płatność"
        chosen={filter.paymentStatus}
        options={paymentStatuses.map((status) => ({ value: status, label: orderPanel.payment[status] }))}
      />
      <div className="col-span-2 flex flex-wrap gap-2 @5xl:col-span-1">
        {switches.map(({ name, label }) => (
          <PanelButton
            key={name}
            aria-pressed={filter[name] === 'true'}
            onClick={() => changeAddress(filterChange({ [name]: filter[name] ? undefined : 'true' }))}
            className="aria-pressed:border-violet aria-pressed:bg-violet/8 aria-pressed:text-violet"
          >
            {label}
          </PanelButton>
        ))}
        <PanelButton look="quiet" disabled={Object.keys(filter).length === 0} onClick={clearFilters}>
          Wyczyść filtry
        </PanelButton>
      </div>
    </search>
  )
}

interface ChoiceProps {
  name: 'status' | 'paymentStatus'
  label: string
  chosen: string | undefined
  options: { value: string; label: string }[]
}

function Choice({ name, label, chosen, options }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`order-${name}`} className="mb-1 block text-xs text-mid">
        {label}
      </label>
      <select
        id={`order-${name}`}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => changeAddress(filterChange({ [name]: currentTarget.value || undefined }))}
        className={panelBox}
      >
        <option value="">Wszystkie</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The slash key moves the focus here. */
function OrderSearch({ search }: { search: string }) {
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
