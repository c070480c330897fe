import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'

export const carrierQuery = queryOptions({
  queryKey: ['carrier'],
  queryFn: () => readResponse(api.admin.carrier.$get()),
})

/** While something is being made, one looks again. */
const soon = 2_500

export const shipmentsOfOrders = (orderIds: number[]) =>
  queryOptions({
    queryKey: ['shipments', orderIds],
    queryFn: () => readResponse(api.admin.shipments.$get({ query: { orderIds: orderIds.join(',') } })),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some((one) => ['waiting', 'made'].includes(one.state)) ? soon : false),
  })
