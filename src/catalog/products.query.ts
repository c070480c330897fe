import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../web/api.ts'

export const productsOnSale = (api: ApiClient) =>
  queryOptions({
    queryKey: ['store', 'products'],
    queryFn: () => readResponse(api.store.products.$get()),
  })

/** The product with this slug, in detail. */
export const productAt = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['store', 'products', slug],
    queryFn: () => readResponse(api.store.products[':slug'].$get({ param: { slug } })),
  })
