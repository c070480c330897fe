import { queryOptions } from '@tanstack/react-query'
import { answered, type ApiClient } from '../web/api.ts'

/** As many as the team page shows. */
const limit = '6'

export const publishedChefs = (api: ApiClient) =>
  queryOptions({
    queryKey: ['chefs'],
    queryFn: () => answered(api.chefs.$get({ query: { limit } })),
  })

export const publishedRestaurants = (api: ApiClient) =>
  queryOptions({
    queryKey: ['restaurants'],
    queryFn: () => answered(api.restaurants.$get({ query: { limit } })),
  })
