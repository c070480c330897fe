import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Permission } from '../../guards/permissions.ts'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

/** Whether the server accepts this session. */
export const sessionQuery = queryOptions({
  queryKey: ['admin-session'],
  queryFn: () => readResponse(api.admin.session.$get()),
  staleTime: Infinity,
  retry: false,
})

/** Whether who is signed in may do this. The server decides; this is what to show. */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useQuery(sessionQuery)
  return (permission) => data?.may.includes(permission) ?? false
}

/** The administrator's own sessions. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['admin-sessions'],
  queryFn: () => readResponse(api.admin.sessions.$get()),
  staleTime: 0,
})

const reloadDelay = 1_000

/** Reloads after a pause, so that the toast can be read. */
export const reloadSoon = () => void setTimeout(() => window.location.reload(), reloadDelay)
