import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'

export const abroadQuery = queryOptions({
  queryKey: ['abroad'],
  queryFn: () => readResponse(api.admin.abroad.$get()),
  staleTime: 0,
})

export const ossQuery = (quarter: string) =>
  queryOptions({
    queryKey: ['abroad', quarter],
    queryFn: () => readResponse(api.admin.abroad.oss.$get({ query: { quarter } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How many quarters back can be chosen: seven years, as long as papers are kept. */
const quarters = 28

export const quartersToChoose = (today: string): string[] => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const current = year * 4 + Math.ceil(month / 3) - 1
  return Array.from({ length: quarters }, (_, back) => {
    const place = current - back
    return `${Math.floor(place / 4)}-${(place % 4) + 1}`
  })
}

/** "IV kwartał 2026". */
export const formatQuarter = (quarter: string): string =>
  `${['I', 'II', 'III', 'IV'][Number(quarter.slice(5)) - 1]} kwartał ${quarter.slice(0, 4)}`
