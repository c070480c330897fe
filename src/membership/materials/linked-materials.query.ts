import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'

export const linkedMaterialsOf = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['materials', token],
    queryFn: () => readResponse(api.materials[':token'].$get({ param: { token } })),
  })
