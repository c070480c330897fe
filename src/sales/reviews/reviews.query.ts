import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../../web/api.ts'

/** What buyers say of the product with this slug. */
export const reviewsOf = (api: ApiClient, slug: string, page = '1') =>
  queryOptions({
    queryKey: ['store', 'reviews', slug, page],
    queryFn: () => readResponse(api.store.products[':slug'].reviews[':page'].$get({ param: { slug, page } })),
  })

/** What can be reviewed by who has this link. */
export const orderToReviewBy = (api: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['orders', 'link', token, 'reviews'],
    queryFn: () => readResponse(api.store['order-links'][':token'].reviews.$get({ param: { token } })),
    staleTime: 0,
  })
