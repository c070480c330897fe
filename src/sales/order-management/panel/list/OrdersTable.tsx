import type { KeyboardEvent } from 'react'
import type { OrderInList } from '../../order-details.ts'
import { OrderRow } from './OrderRow.tsx'

const columns = ['Numer', 'Data', 'Klient', 'Kwota', 'Status', 'Płatność', 'Wysyłka', 'Szczegóły']
const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }

/** A page of orders. From the details of one, arrow keys (or j and k) lead to those of the next. */
export function OrdersTable({ list }: { list: OrderInList[] }) {
  const stepByKeys = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = steps[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const details = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-order]')]
    const next = details[details.findIndex((link) => link === event.target) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is pressed on its links
    <table onKeyDown={stepByKeys} className="block w-full text-sm @5xl:table @5xl:border-collapse">
      <caption className="sr-only">Zamówienia, najnowsze na początku</caption>
      <thead className="hidden @5xl:table-header-group">
        <tr className="border-b border-line text-left text-xs text-mid">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`py-2 font-medium ${column === 'Szczegóły' ? '' : 'pr-4'} ${column === 'Kwota' ? 'text-right' : ''}`}
            >
              {column === 'Szczegóły' ? <span className="sr-only">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block border-t border-line @5xl:table-row-group @5xl:border-t-0">
        {list.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </tbody>
    </table>
  )
}
