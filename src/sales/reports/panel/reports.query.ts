import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../../panel-kit/panel-api.ts'
import { readResponse } from '../../../web/api.ts'
import { reportParts, type ReportPart } from '../report.ts'

export const readPart = ({ by }: Record<string, string>): ReportPart =>
  reportParts.find((part) => part === by) ?? 'month'

export const reportQuery = (query: { from: string; until: string; by: ReportPart }) =>
  queryOptions({
    queryKey: ['reports', query],
    queryFn: () => readResponse(api.admin.reports.$get({ query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
