import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'
import { followed } from '../../web/followed.ts'

/** The order of an emailed link. In a file of its own, because every page loads what the route table needs. */
export const orderByLink = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['orders', 'link', token],
    queryFn: () => readResponse(api.store['order-links'][':token'].$get({ param: { token } })),
    ...followed,
  })
