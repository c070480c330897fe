import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse, CallFailed } from '../../../../web/api.ts'
import { listed } from '../../../../panel-kit/lists/listed.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import type { OrderRecord } from '../../order-details.ts'
import { ordersPerPage, type OrderParams } from './order-params.ts'

/** Customers order while the panel is open: who comes back to the tab after this sees it anew. */
const staleTime = 60_000

/** A page of the orders that are asked for, and how many there are of them. */
export const ordersQuery = (filter: OrderParams, page: number) =>
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
  queryFn: () => readResponse(api.admin.orders.summary.$get()),
  staleTime,
})

/** So often one looks whether a refund that waits has been done. */
const untilRefunded = 5_000

/** An order with all that happened to it. Another administrator, a customer or the provider may change it at any moment. */
export const orderRecord = (id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async (): Promise<OrderRecord> => {
      const order = await readResponse(api.store.orders[':id'].$get({ param: { id: String(id) } }))
      // Whoever is a customer here as well, and an administrator no more, is given their own order as customers see it.
      if (!('events' in order)) throw new CallFailed(401)
      return order as OrderRecord
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isOrderMissing(error),
    refetchInterval: ({ state }) => state.data?.refunds.some((refund) => refund.state === 'waiting') && untilRefunded,
  })

export const isOrderMissing = (error: unknown): boolean => error instanceof CallFailed && error.status === 404
