import { queryOptions } from '@tanstack/react-query'
import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'

export const allProducts = queryOptions({
  queryKey: ['products'],
  queryFn: () => answered(api.admin.products.$get()),
})
