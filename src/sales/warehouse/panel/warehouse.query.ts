import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../../panel-kit/lists/Pages.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'
import type { MovementKind } from '../../../catalog/stock/stock-movement.ts'

export const shelvesQuery = queryOptions({
  queryKey: ['stock'],
  queryFn: () => readResponse(api.admin.stock.$get()),
  staleTime: 0,
})

export const movementsPerPage = 50

/** What the address asks for, as the file of it takes it. */
export const movementsAsked = ({ product = '', kind = '', month = '' }: Record<string, string>) => ({
  ...(product && { product }),
  ...(kind && { kind: kind as MovementKind }),
  ...(month && { month }),
})

export function movementsQuery(address: Record<string, string>) {
  const query = {
    ...movementsAsked(address),
    page: String(currentPageOf(address)),
    limit: String(movementsPerPage),
  }
  return queryOptions({
    queryKey: ['stock', 'movements', query],
    queryFn: () => listed(api.admin.stock.movements.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export const lotsQuery = queryOptions({
  queryKey: ['lots'],
  queryFn: () => readResponse(api.admin.lots.$get()),
  staleTime: 0,
})

export const lotQuery = (id: string) =>
  queryOptions({
    queryKey: ['lots', id],
    queryFn: () => readResponse(api.admin.lots[':id'].$get({ param: { id } })),
    staleTime: 0,
    retry: false,
  })

/** What a packer can choose from for an order. */
export const lotChoicesQuery = (id: number) =>
  queryOptions({
    queryKey: ['lots', 'of', id],
    queryFn: () => readResponse(api.admin.packing[':id'].lots.$get({ param: { id: String(id) } })),
    staleTime: 0,
  })
