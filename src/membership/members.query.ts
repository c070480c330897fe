import { queryOptions } from '@tanstack/react-query'
import { readResponse, type ApiClient } from '../web/api.ts'

/** As many as the team page shows. */
const limit = '6'

export const publishedChefs = (api: ApiClient) =>
  queryOptions({
    queryKey: ['chefs'],
    queryFn: () => readResponse(api.chefs.$get({ query: { limit } })),
  })

export const publishedRestaurants = (api: ApiClient) =>
  queryOptions({
    queryKey: ['restaurants'],
    queryFn: () => readResponse(api.restaurants.$get({ query: { limit } })),
  })
