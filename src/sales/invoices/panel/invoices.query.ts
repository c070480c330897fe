import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../../web/api.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { monthOf, monthsOn } from '../months/invoice-month.ts'

/** How many months back can be chosen. */
const months = 84

export const monthsToChoose = (now: Date): string[] =>
  Array.from({ length: months }, (_, back) => monthsOn(monthOf(now), -back))

/** The month in the address, or the current one. */
export function readMonthParam({ month }: Record<string, string>, now: Date): string {
  return month !== undefined && monthsToChoose(now).includes(month) ? month : monthOf(now)
}

export const invoicesToConfirm = queryOptions({
  queryKey: ['invoices', 'waiting'],
  queryFn: () => readResponse(api.admin.invoices.waiting.$get()),
  staleTime: 0,
})

export const invoicesOfMonth = (month: string) =>
  queryOptions({
    queryKey: ['invoices', month],
    queryFn: () => readResponse(api.admin.invoices.$get({ query: { month } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** What isn't in KSeF yet, of all months. */
export const openInKsef = queryOptions({
  queryKey: ['invoices', 'ksef'],
  queryFn: () => readResponse(api.admin.invoices.ksef.$get()),
  staleTime: 0,
})

export const ksefDocument = (id: number) =>
  queryOptions({
    queryKey: ['invoices', 'ksef', id],
    queryFn: () => readResponse(api.admin.invoices[':id'].ksef.$get({ param: { id: String(id) } })),
    staleTime: 0,
  })
