import { queryOptions } from '@tanstack/react-query'
import { answered, CallFailed } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'
import type { OrderRecord } from '../order-details.ts'

/** So often one looks whether a refund that waits has been done. */
const untilRefunded = 5_000

/** An order with all that happened to it. Another administrator, a customer or the provider may change it at any moment. */
export const orderRecord = (id: number) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async (): Promise<OrderRecord> => {
      const order = await answered(api.store.orders[':id'].$get({ param: { id: String(id) } }))
      // Whoever is a customer here as well, and an administrator no more, is given their own order as customers see it.
      if (!('events' in order)) throw new CallFailed(401)
      return order as OrderRecord
    },
    staleTime: 0,
    retry: (failures, error) => failures < 1 && !isOrderMissing(error),
    refetchInterval: ({ state }) => state.data?.refunds.some((refund) => refund.state === 'waiting') && untilRefunded,
  })

export const isOrderMissing = (error: unknown): boolean => error instanceof CallFailed && error.status === 404
