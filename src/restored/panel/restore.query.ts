import { queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

const whileAsked = 10_000

/** The last restore. While the provider is still being asked, that is looked at again. */
export const restoreQuery = queryOptions({
  queryKey: ['restore'],
  queryFn: async () => (await readResponse(api.admin.restore.$get())).restore,
  staleTime: 60_000,
  refetchInterval: ({ state: { data } }) => data?.isConfirmed === false && !data.payments.askedAt && whileAsked,
})
