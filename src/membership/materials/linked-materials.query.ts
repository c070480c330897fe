import { queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../../web/api.ts'

export const linkedMaterialsOf = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['materials', token],
    queryFn: () => answered(api.materials[':token'].$get({ param: { token } })),
  })
