import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse, CallFailed } from '../../../../web/api.ts'
import { listed } from '../../../../panel-kit/lists/listed.ts'
import { api } from '../../../../panel-kit/panel-api.ts'
import type { OrderRecord } from '../../order-details.ts'
import { ordersPerPage, type OrderParams } from './order-params.ts'

/** Customers order while the panel is open, so older data is fetched again. */
const staleTime = 60_000

/** A page of orders, and how many there are in all. */
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

/** How often a waiting refund is checked. */
const untilRefunded = 5_000

/** An order with its history. Other administrators, customers or the provider can change it at any moment. */
export const orderRecord = (id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async (): Promise<OrderRecord> => {
      const order = await readResponse(api.store.orders[':id'].$get({ param: { id: String(id) } }))
      // A signed-out administrator who is also a customer gets their own order as customers see it.
      if (!('events' in order)) throw new CallFailed(401)
      return order as OrderRecord
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isOrderMissing(error),
    refetchInterval: ({ state }) => state.data?.refunds.some((refund) => refund.state === 'waiting') && untilRefunded,
  })

export const isOrderMissing = (error: unknown): boolean => error instanceof CallFailed && error.status === 404
