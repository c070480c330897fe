import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

export const peopleQuery = {
  queryKey: ['administrators'],
  queryFn: () => readResponse(api.admin.administrators.$get()),
  staleTime: 0,
}

export const ownEmailQuery = {
  queryKey: ['admin-email'],
  queryFn: () => readResponse(api.admin.email.$get()),
}
