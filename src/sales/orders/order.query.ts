import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'
import { followed } from './order-by-link.query.ts'
import type { CustomerOrder } from './order.ts'

/** An order of the signed-in customer. */
export const ownOrder = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['orders', 'own', id],
    queryFn: () => readResponse(api.store.orders[':id'].$get({ param: { id } })),
    ...followed,
  })

const ordersOnPage = 10

/** The first pages of a customer's orders, the newest first, and the number of all orders. */
export async function listOwnOrders(
  api: ApiClient,
  pages: number,
): Promise<{ orders: CustomerOrder[]; total: number }> {
  const calls = Array.from({ length: pages }, (_, place) =>
    api.customers.orders.$get({ query: { page: String(place + 1), limit: String(ordersOnPage) } }),
  )
  const found = await Promise.all(calls.map((call) => readResponse(call)))
  const total = Math.max(...(await Promise.all(calls)).map(({ headers }) => Number(headers.get('X-Total-Count'))))
  // An order placed between two answers is in both.
  return { orders: [...new Map(found.flat().map((order) => [order.id, order])).values()], total }
}

export const ownOrders = (api: ApiClient, pages: number) =>
  queryOptions({ queryKey: ['orders', 'pages', pages], queryFn: () => listOwnOrders(api, pages), ...followed })

export const payByLink = (api: ApiClient, token: string) =>
  readResponse(api.store['order-links'][':token'].pay.$post({ param: { token } }))

export const payOwnOrder = (api: ApiClient, id: string) =>
  readResponse(api.store.orders[':id'].pay.$post({ param: { id } }))

export const transferByLink = (api: ApiClient, token: string) =>
  readResponse(api.store['order-links'][':token'].transfer.$post({ param: { token } }))

export const transferOwnOrder = (api: ApiClient, id: string) =>
  readResponse(api.store.orders[':id'].transfer.$post({ param: { id } }))

export const invoiceByLink = (api: ApiClient, token: string) =>
  readResponse(api.store['order-links'][':token'].documents.$post({ param: { token } }))

export const invoiceOwnOrder = (api: ApiClient, id: string) =>
  readResponse(api.store.orders[':id'].documents.$post({ param: { id } }))
