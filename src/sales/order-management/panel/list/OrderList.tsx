import { useQuery } from '@tanstack/react-query'
import { ExportButton } from '../../../../panel-kit/lists/ExportButton.tsx'
import { goTo, useAddress } from '../../../../panel-kit/address.ts'
import { EmptyList, ListFailure, ListSkeleton } from '../../../../panel-kit/lists/ListStates.tsx'
import { currentPageOf, Pages } from '../../../../panel-kit/lists/Pages.tsx'
import { PanelButton } from '../../../../panel-kit/PanelButton.tsx'
import { orderListId, ordersPerPage, readFilter } from './order-params.ts'
import { formatOrderCount } from '../order-words.ts'
import { OrderByCode } from './OrderByCode.tsx'
import { clearFilters } from './OrderFilters.tsx'
import { OrdersTable } from './OrdersTable.tsx'
import { ordersQuery } from './orders.query.ts'

/** One page of orders. While the next one loads, the last one stays, dimmed. */
export function OrderList() {
  const asked = useAddress()
  const filter = readFilter(asked)
  const { data, error, refetch, isPlaceholderData } = useQuery(ordersQuery(filter, currentPageOf(asked)))
  return (
    <section aria-label="Lista zamówień" id={orderListId} tabIndex={-1} className="outline-none">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <output className="text-sm font-medium tabular-nums">
          {data && !error ? formatOrderCount(data.total) : '\u00A0'}
        </output>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
          <OrderByCode />
          <ExportButton path="/api/admin/orders/export" asked={filter} isEmpty={data?.total === 0} />
        </div>
      </div>
      {error ? (
        <ListFailure error={error} retry={refetch} />
      ) : !data ? (
        <ListSkeleton label="Ładowanie zamówień..." rows={ordersPerPage} />
      ) : data.list.length > 0 ? (
        <div
          aria-busy={isPlaceholderData}
          className={`space-y-5 transition-opacity ${isPlaceholderData ? 'opacity-50 delay-150' : ''}`}
        >
          <OrdersTable list={data.list} />
          <Pages label="Strony zamówień" total={data.total} perPage={ordersPerPage} />
        </div>
      ) : (
        <NoOrders total={data.total} isFiltered={Object.keys(filter).length > 0} />
      )}
    </section>
  )
}

function NoOrders({ total, isFiltered }: { total: number; isFiltered: boolean }) {
  const asked = useAddress()
  if (total > 0) {
    return (
      <EmptyList title="Tylu stron nie ma">
        <PanelButton onClick={() => goTo({ ...asked, page: undefined })}>Pierwsza strona</PanelButton>
      </EmptyList>
    )
  }
  return isFiltered ? (
    <EmptyList title="Żadne zamówienie nie pasuje">
      <p className="mb-3">Zmień wyszukiwanie albo pokaż wszystkie zamówienia.</p>
      <PanelButton onClick={clearFilters}>Wyczyść filtry</PanelButton>
    </EmptyList>
  ) : (
    <EmptyList title="Nie ma jeszcze zamówień">
      Pojawią się tutaj, gdy tylko ktoś coś zamówi w&nbsp;
      <a href="/store" className="text-violet underline underline-offset-4">
        sklepie
      </a>
      .
    </EmptyList>
  )
}
