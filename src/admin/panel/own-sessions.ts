import { queryOptions } from '@tanstack/react-query'
import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'

/** Where one is signed in. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['admin-sessions'],
  queryFn: () => answered(api.admin.sessions.$get()),
  staleTime: 0,
})
