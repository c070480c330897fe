import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../../../web/api.ts'
import { listed } from '../../../../panel-kit/lists/listed.ts'
import { api } from '../../../../panel-kit/panel-api.ts'

/** All of a day, and more: they are found by typing and ticked at once. */
export const ordersToPackPerPage = 500

/** Others pack beside, and customers withdraw. */
const often = 20_000

export const ordersToPackQuery = (page: number) =>
  queryOptions({
    queryKey: ['packing', { page }],
    queryFn: () =>
      listed(api.admin.packing.$get({ query: { page: String(page), limit: String(ordersToPackPerPage) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: often,
  })

/** What goes into a parcel and stands on it. */
export const packingSlipQuery = (id: number) =>
  queryOptions({
    queryKey: ['packing', id],
    queryFn: () => readResponse(api.admin.packing[':id'].$get({ param: { id: String(id) } })),
    staleTime: 0,
    retry: false,
  })
