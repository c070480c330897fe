import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'

/** Orders change elsewhere, so they are fetched again when the window gets the focus. */
export const followed = { staleTime: 10_000, refetchOnWindowFocus: 'always' } as const

/** The order of an emailed link. In a file of its own, because every page loads what the route table needs. */
export const orderByLink = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['orders', 'link', token],
    queryFn: () => readResponse(api.store['order-links'][':token'].$get({ param: { token } })),
    ...followed,
  })
