import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { readResponse } from '../../../../web/api.ts'
import { panelBox } from '../../../../panel-kit/fields/PanelField.tsx'
import { api } from '../../../../panel-kit/panel-api.ts'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { formatDay } from '../../../../panel-kit/panel-format.ts'
import type { KnownCustomer } from '../../office/office-order.ts'

/** Shortly after the last letter. */
const pause = 250

/** Who has ordered before is found by name or e-mail; one press, or Enter, fills in the rest. */
export function KnownCustomers({ id, choose }: { id: string; choose(customer: KnownCustomer): void }) {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), pause)
    return () => clearTimeout(timer)
  }, [typed])
  const { data: found = [], isFetched } = useQuery({
    queryKey: ['known-customers', search],
    queryFn: () => readResponse(api.admin.orders.customers.$get({ query: { search } })),
    enabled: search.length >= 2,
    placeholderData: keepPreviousData,
  })
  const shown = search.length >= 2 ? found : []
  const take = (customer: KnownCustomer) => {
    choose(customer)
    setTyped('')
    setSearch('')
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Znajdź klienta
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="Nazwisko albo e-mail z wcześniejszego zamówienia"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [first] = shown
          if (first && typed.trim() === search) take(first)
        }}
        className={panelBox}
      />
      <ul aria-label="Znani klienci" className="mt-2 flex flex-col items-start gap-1 empty:hidden">
        {shown.map((customer) => (
          <li key={customer.email} className="max-w-full">
            <PanelButton
              look="quiet"
              onClick={() => take(customer)}
              className="max-w-full text-left whitespace-normal!"
            >
              <span className="wrap-anywhere">
                {customer.firstName} {customer.lastName}, {customer.email}, {customer.city}{' '}
                <span className="font-normal text-mid">(zamówienie z {formatDay(customer.orderedAt)})</span>
              </span>
            </PanelButton>
          </li>
        ))}
      </ul>
      {search.length >= 2 && isFetched && shown.length === 0 && (
        <p className="mt-1 text-xs text-mid">Nikogo takiego nie ma. Wpisz dane poniżej.</p>
      )}
    </div>
  )
}
