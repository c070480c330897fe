import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'
import { followed } from '../../web/followed.ts'

/** An order of the signed-in customer. */
export const ownOrder = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['orders', 'own', id],
    queryFn: () => readResponse(api.store.orders[':id'].$get({ param: { id } })),
    ...followed,
  })

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
