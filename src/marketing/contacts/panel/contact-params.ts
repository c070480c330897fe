import { standings } from '../marketing-contact.ts'

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

/** Only what is asked for is named. */
export interface ContactParams {
  search?: string
  standing?: (typeof known)[number]
}

/** Which contacts an address asks for; what it says that means nothing here is not asked. */
export function readContactParams(address: Record<string, string>): ContactParams {
  const search = address['search']?.trim().slice(0, longestSearch)
  const standing = known.find((one) => one === address['standing'])
  return { ...(search && { search }), ...(standing && { standing }) }
}
