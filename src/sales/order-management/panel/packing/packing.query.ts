import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../../../web/api.ts'
import { listed } from '../../../../panel-kit/lists/listed.ts'
import { api } from '../../../../panel-kit/panel-api.ts'

export const ordersToPackPerPage = 20

export const ordersToPackQuery = (page: number) =>
  queryOptions({
    queryKey: ['packing', { page }],
    queryFn: () =>
      listed(api.admin.packing.$get({ query: { page: String(page), limit: String(ordersToPackPerPage) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What goes into a parcel and stands on it. */
export const packingSlipQuery = (id: number) =>
  queryOptions({
    queryKey: ['packing', id],
    queryFn: () => readResponse(api.admin.packing[':id'].$get({ param: { id: String(id) } })),
    staleTime: 0,
    retry: false,
  })
