import { queryOptions } from '@tanstack/react-query'
import type { ClientResponse } from 'hono/client'
import { answered, type ApiClient } from '../web/api.ts'

/** What happens to an order happens elsewhere, so it is asked for again as soon as somebody looks at it again. */
const followed = { staleTime: 10_000, refetchOnWindowFocus: 'always' } as const

/** The order to which a link from a letter leads. */
export const orderByLink = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['orders', 'link', token],
    queryFn: () => answered(api.store['order-links'][':token'].$get({ param: { token } })),
    ...followed,
  })

/** An order of the customer who is signed in. */
export const ownOrder = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['orders', 'own', id],
    queryFn: () => answered(api.store.orders[':id'].$get({ param: { id } })),
    ...followed,
  })

export const ordersOnPage = 10

/** One page of a customer's orders, and how many there are. */
export async function listOwnOrders(api: ApiClient, page: number) {
  const call = api.customers.orders.$get({ query: { page: String(page), limit: String(ordersOnPage) } })
  const orders = await answered(call)
  return { orders, total: Number((await call).headers.get('X-Total-Count')) }
}

/** The same, of the customer who is signed in, the newest first. */
export const ownOrders = (api: ApiClient, page: number) =>
  queryOptions({ queryKey: ['orders', 'page', page], queryFn: () => listOwnOrders(api, page), ...followed })

/** An order that waits for its money can be paid, whichever way one came to it: the answer says where. */
interface Payable<Param> {
  pay: { $post(given: { param: Param }): Promise<ClientResponse<{ url: string }, 200, 'json'>> }
}

export const payByLink = (api: ApiClient, token: string) =>
  answered(
    (api.store['order-links'][':token'] as unknown as Payable<{ token: string }>).pay.$post({ param: { token } }),
  )

export const payOwnOrder = (api: ApiClient, id: string) =>
  answered((api.store.orders[':id'] as unknown as Payable<{ id: string }>).pay.$post({ param: { id } }))
