import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'

const whileAtWork = 2_000

/** While something is under way it is looked at again and again. During a restore nobody answers for a while. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: () => readResponse(api.admin.backups.$get()),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    (data?.isBeingMade || data?.isBeingProven || data?.isBeingRestored) && whileAtWork,
})

/** Read to its end each time, so that a file that was damaged meanwhile is noticed. */
export const contentsQuery = (name: string) =>
  queryOptions({
    queryKey: ['backup-contents', name],
    queryFn: () => readResponse(api.admin.backups[':name'].contents.$get({ param: { name } })),
    staleTime: Infinity,
    retry: false,
  })
