import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readResponse, CallFailed } from '../../../web/api.ts'
import { listed } from '../../../panel-kit/lists/listed.ts'
import { api } from '../../../panel-kit/panel-api.ts'
import type { MarketingContact } from '../marketing-contact.ts'
import { contactsPerPage, type ContactParams } from './contact-params.ts'

/** People join and leave while the panel is open: who comes back to the tab after this sees the list anew. */
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

/** Of how many nobody has written down why they may be written to. */
export const withoutConsentQuery = queryOptions({
  queryKey: ['contact-count', 'withoutConsent'],
  queryFn: () => count({ standing: 'withoutConsent' }),
  staleTime,
})

/** The one that is in the form, as it is stored now; none where it is gone. */
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
