import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../panel-kit/address.ts'
import { PanelLink } from '../../../panel-kit/PanelLink.tsx'
import { countedContacts } from './contact-words.ts'
import { withoutConsentQuery } from './contacts.query.ts'

/** Says of how many nobody knows why they may be written to. */
export function MissingConsents() {
  const { data: count = 0 } = useQuery(withoutConsentQuery)
  const address = useAddress()
  if (count === 0) return null
  return (
    <p className="border-l-2 border-violet py-1 pl-4 text-sm">
      {countedContacts(count)} bez zapisanej podstawy zgody. Bez zgody prawo nie pozwala wysyłać e-maili marketingowych.{' '}
      <PanelLink
        asked={{ ...address, standing: 'withoutConsent', search: undefined, page: undefined }}
        className="text-violet underline underline-offset-4"
      >
        Pokaż je
      </PanelLink>
    </p>
  )
}
