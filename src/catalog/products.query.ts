import { queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../web/api.ts'

export const productsOnSale = (api: ApiClient) =>
  queryOptions({
    queryKey: ['store', 'products'],
    queryFn: () => answered(api.store.products.$get()),
  })
