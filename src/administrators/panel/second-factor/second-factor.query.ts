import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'

/** The administrator's own second factors. */
export const ownFactorsQuery = queryOptions({
  queryKey: ['own-factors'],
  queryFn: () => readResponse(api.admin['second-factor'].$get()),
  staleTime: 0,
})
