import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../../web/api.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { monthOf, monthsOn } from '../months/polish-months.ts'

/** So far back one can look. */
const months = 84

export const monthsToChoose = (now: Date): string[] =>
  Array.from({ length: months }, (_, back) => monthsOn(monthOf(now), -back))

/** The month that is asked for, or the one that it is. */
export function readMonthParam({ month }: Record<string, string>, now: Date): string {
  return month !== undefined && monthsToChoose(now).includes(month) ? month : monthOf(now)
}

export const invoicesOfMonth = (month: string) =>
  queryOptions({
    queryKey: ['invoices', month],
    queryFn: () => readResponse(api.admin.invoices.$get({ query: { month } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
