import { queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

/** Whether the server knows this session; it alone decides. */
export const sessionQuery = queryOptions({
  queryKey: ['admin-session'],
  queryFn: () => readResponse(api.admin.session.$get()),
  staleTime: Infinity,
  retry: false,
})

/** Where one is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['admin-sessions'],
  queryFn: () => readResponse(api.admin.sessions.$get()),
  staleTime: 0,
})

const reloadDelay = 1_000

/** What was just said can still be read before everything begins anew. */
export const reloadSoon = () => void setTimeout(() => window.location.reload(), reloadDelay)
