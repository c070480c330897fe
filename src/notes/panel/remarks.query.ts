import { queryOptions } from '@tanstack/react-query'
import { api } from '../../panel-kit/panel-api.ts'
import { readResponse } from '../../web/api.ts'
import type { About } from '../note.ts'

/** The calls about an order's notes, or a person's. */
export function callsAbout(about: About) {
  const isOrder = 'order' in about
  const param = { id: String(isOrder ? about.order : about.person) }
  const calls = isOrder ? api.admin.orders[':id'] : api.admin.customers[':id']
  return {
    read: () => readResponse(calls.remarks.$get({ param })),
    write: (text: string) => readResponse(calls.notes.$post({ param, json: { text } })),
    tag: (tag: string, isOn: boolean) => readResponse(calls.tags.$put({ param, json: { tag, isOn } })),
  }
}

export const remarksQuery = (about: About) =>
  queryOptions({ queryKey: ['remarks', about], queryFn: callsAbout(about).read, staleTime: 0 })

export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: () => readResponse(api.admin.tags.$get()),
  staleTime: 60_000,
})
