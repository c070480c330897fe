import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CallFailed, readResponse } from '../../../web/api.ts'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import { standings, type MarketingContact } from '../marketing-contact.ts'

/** People join and leave while the panel is open, so the list is not kept for long. */
const staleTime = 60_000

/** A page of the contacts that are asked for, and how many there are of them. */
export const contactsQuery = (asked: ContactParams, page: number) =>
  queryOptions({
    queryKey: ['contacts', { ...asked, page }],
    queryFn: async () => {
      const query = { ...asked, page: String(page), limit: String(contactsPerPage) }
      const { rows: contacts, total } = await listed(api.admin.marketing.contacts.$get({ query }))
      return { contacts, total }
    },
    staleTime,
    placeholderData: keepPreviousData,
  })

const count = async (asked: ContactParams) =>
  (await listed(api.admin.marketing.contacts.$get({ query: { ...asked, limit: '1' } }))).total

/** How many there are, whatever is searched for. */
export const contactCountQuery = queryOptions({
  queryKey: ['contact-count'],
  queryFn: () => count({}),
  staleTime,
})

/** How many have no recorded consent. */
export const withoutConsentQuery = queryOptions({
  queryKey: ['contact-count', 'withoutConsent'],
  queryFn: () => count({ standing: 'withoutConsent' }),
  staleTime,
})

/** The contact in the form, as it is stored now; none if it was deleted. */
export const contactQuery = (id: number) => ({
  queryKey: ['contact', id],
  queryFn: async (): Promise<MarketingContact[]> => {
    try {
      return [await readResponse(api.admin.marketing.contacts[':id'].$get({ param: { id: String(id) } }))]
    } catch (error) {
      if (error instanceof CallFailed && error.status === 404) return []
      throw error
    }
  },
})

/** All that match, on whatever page they are. */
export const fetchContactIds = (asked: ContactParams) =>
  readResponse(api.admin.marketing.contacts.ids.$get({ query: { ...asked } }))

/** How many contacts a page of the list has. */
export const contactsPerPage = 100
const longestSearch = 200

export const standingChoices = [
  { label: 'Wszystkie' },
  { value: 'receives', label: 'Otrzymują' },
  { value: 'inactive', label: 'Nieaktywne' },
  { value: 'unsubscribed', label: 'Wypisane' },
  { value: 'bounced', label: 'Odrzucone' },
  { value: 'withoutConsent', label: 'Bez zgody' },
]

const known = [...standings, 'bounced', 'withoutConsent'] as const

export interface ContactParams {
  search?: string
  standing?: (typeof known)[number]
}

/** Which contacts an address asks for. Unknown values are ignored. */
export function readContactParams(address: Record<string, string>): ContactParams {
  const search = address['search']?.trim().slice(0, longestSearch)
  const standing = known.find((one) => one === address['standing'])
  return { ...(search && { search }), ...(standing && { standing }) }
}
