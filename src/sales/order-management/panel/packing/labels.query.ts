import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../../web/api.ts'
import type { ShipmentRecord } from '../../../shipments/shipment.ts'

/** As many orders as one call takes. */
const atOnce = 300

export const inParts = <One>(all: One[]): One[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, part) => all.slice(part * atOnce, (part + 1) * atOnce))

export const carrierQuery = queryOptions({
  queryKey: ['carrier'],
  queryFn: () => readResponse(api.admin.carrier.$get()),
})

/** What the carrier has already needs no paper any more. */
export const isToPrint = ({ state, hasLabel }: ShipmentRecord): boolean => state === 'ready' && hasLabel

/** While labels are being made one looks again soon, and else now and then: others make some, too. */
const soon = 2_000
const later = 20_000

export const isUnderWay = ({ state, problem }: ShipmentRecord): boolean =>
  ['waiting', 'made'].includes(state) && problem === null

export const labelsQuery = (orderIds: number[]) =>
  queryOptions({
    queryKey: ['shipments', orderIds],
    queryFn: async () => {
      const calls = inParts(orderIds).map((ids) =>
        readResponse(api.admin.shipments.$get({ query: { orderIds: ids.join(',') } })),
      )
      return (await Promise.all(calls)).flat()
    },
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some(({ state: at }) => ['waiting', 'made'].includes(at)) ? soon : later,
  })
