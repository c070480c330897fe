import { queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

export const allProducts = queryOptions({
  queryKey: ['products'],
  queryFn: () => readResponse(api.admin.products.$get()),
})

/** How many wait for which product to come back. */
export const waitingCounts = queryOptions({
  queryKey: ['products', 'waiting'],
  queryFn: () => readResponse(api.admin.products.waiting.$get()),
})

/** Promotions begin and end by the server's clock, not by this one. */
const byTheClock = { refetchInterval: 20_000 }

/** The planned and running promotions of all products. */
export const upcomingPromotions = queryOptions({
  queryKey: ['promotions', 'upcoming'],
  queryFn: () => readResponse(api.admin.promotions.$get()),
  ...byTheClock,
})

export const promotionsOf = (id: number) =>
  queryOptions({
    queryKey: ['promotions', id],
    queryFn: () => readResponse(api.admin.products[':id'].promotions.$get({ param: { id: String(id) } })),
    staleTime: 0,
    ...byTheClock,
  })

export const pricesOf = (id: number) =>
  queryOptions({
    queryKey: ['promotions', id, 'prices'],
    queryFn: () => readResponse(api.admin.products[':id'].prices.$get({ param: { id: String(id) } })),
    staleTime: 0,
  })
