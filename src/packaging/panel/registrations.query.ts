import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'

export const registrationsQuery = queryOptions({
  queryKey: ['packaging', 'registrations'],
  queryFn: () => readResponse(api.admin.packaging.registrations.$get()),
  staleTime: 0,
})
