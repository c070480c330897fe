import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse } from '../../../web/api.ts'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { currentPageOf } from '../../../panel-kit/lists/Pages.tsx'
import { api } from '../../../panel-kit/panel-api.ts'
import { recipientStates, type Campaign, type RecipientState } from '../campaign.ts'

export const campaignsPerPage = 10
export const recipientsPerPage = 25

/** While messages go out, what is shown of it follows them; a page that nobody looks at asks for nothing. */
const whileSending = 2_000
/** What has paused may be let go on by another administrator. */
const whilePaused = 15_000

function howOften(campaigns: (Campaign | undefined)[]): number | false {
  if (campaigns.some((campaign) => campaign?.state === 'sending')) return whileSending
  return campaigns.some((campaign) => campaign?.state === 'paused') && whilePaused
}

/** What the address calls the pages of the two lists, beside those of the contacts. */
export const historyPages = 'history'
export const recipientPages = 'recipientsPage'

export const campaignsQuery = (page: number) =>
  queryOptions({
    queryKey: ['campaigns', page],
    queryFn: () =>
      listed(api.admin.marketing.campaigns.$get({ query: { page: String(page), limit: String(campaignsPerPage) } })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => howOften(data?.rows ?? []),
  })

export const campaignQuery = (id: number) =>
  queryOptions({
    queryKey: ['campaign', id],
    queryFn: () => readResponse(api.admin.marketing.campaigns[':id'].$get({ param: { id: String(id) } })),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => howOften([data]),
  })

/** Those whom the address asks for: `recipients=failed&recipientsPage=2`. */
export function recipientsQuery(id: number, asked: Record<string, string>, isSending: boolean) {
  const state = stateAsked(asked)
  const query = {
    page: String(currentPageOf(asked, recipientPages)),
    limit: String(recipientsPerPage),
    ...(state && { state }),
  }
  return queryOptions({
    queryKey: ['campaign', id, 'recipients', query],
    queryFn: () => listed(api.admin.marketing.campaigns[':id'].recipients.$get({ param: { id: String(id) }, query })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isSending && whileSending,
  })
}

const stateAsked = (asked: Record<string, string>): RecipientState | undefined =>
  recipientStates.find((state) => state === asked['recipients'])

/** The fixed message, as it would be sent now. */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: () => readResponse(api.admin.marketing.offer.$get()),
})

const quarterMinute = 15_000

/** Who of the chosen contacts would get a message now; nobody chosen is everybody. */
export const audienceQuery = (contactIds: number[]) =>
  queryOptions({
    queryKey: ['audience', nameOf(contactIds)],
    queryFn: () => readResponse(api.admin.marketing.audience.$post({ json: { contactIds } })),
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
