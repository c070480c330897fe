import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'

/** What happens to an order happens elsewhere, so it is asked for again as soon as somebody looks at it again. */
export const followed = { staleTime: 10_000, refetchOnWindowFocus: 'always' } as const

/** The order to which a link from a letter leads. Alone in its file: every page loads what the addresses need. */
export const orderByLink = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['orders', 'link', token],
    queryFn: () => readResponse(api.store['order-links'][':token'].$get({ param: { token } })),
    ...followed,
  })
