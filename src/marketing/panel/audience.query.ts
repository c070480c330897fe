import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answered } from '../../web/api.ts'
import { api } from '../../web/panel/panel-api.ts'

const quarterMinute = 15_000

/** Who of the chosen contacts would get a message now; nobody chosen is everybody. */
export const audienceQuery = (contactIds: number[]) =>
  queryOptions({
    queryKey: ['audience', nameOf(contactIds)],
    queryFn: () => answered(api.admin.marketing.audience.$post({ json: { contactIds } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    gcTime: quarterMinute,
  })

const names = new WeakMap<number[], number>()
let named = 0

/** A key is written down each time it is looked at; with all of a hundred thousand contacts in it, the page would falter. */
function nameOf(choice: number[]): number {
  if (choice.length === 0) return 0
  const name = names.get(choice) ?? (named += 1)
  names.set(choice, name)
  return name
}
