import { queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../web/api.ts'
import { api } from '../../panel-kit/panel-api.ts'

export const allProducts = queryOptions({
  queryKey: ['products'],
  queryFn: () => readResponse(api.admin.products.$get()),
})

/** They begin and end by the shop's clock, not by this one. */
const byTheClock = { refetchInterval: 20_000 }

/** Those of all products that are planned or running. */
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
