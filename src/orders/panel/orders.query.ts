import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answered } from '../../web/api.ts'
import { listed } from '../../web/panel/listed.ts'
import { api } from '../../web/panel/panel-api.ts'
import { ordersPerPage, type AskedFilter } from './asked-orders.ts'

/** Customers order while the panel is open: who comes back to the tab after this sees it anew. */
const staleTime = 60_000

/** A page of the orders that are asked for, and how many there are of them. */
export const ordersQuery = (filter: AskedFilter, page: number) =>
  queryOptions({
    queryKey: ['orders', { ...filter, page }],
    queryFn: async () => {
      const query = { ...filter, page: String(page), limit: String(ordersPerPage) }
      const { rows: list, total } = await listed(api.admin.orders.$get({ query }))
      return { list, total }
    },
    staleTime,
    placeholderData: keepPreviousData,
  })

export const orderSummaryQuery = queryOptions({
  queryKey: ['order-summary'],
  queryFn: () => answered(api.admin.orders.summary.$get()),
  staleTime,
})
