import { sayCountry } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import { useVisit } from '../../../web/visit.tsx'
import type { TypedAddress } from './draft.ts'

/** Where a parcel goes, to be read. */
export function ShownAddress({ address }: { address: TypedAddress }) {
  const { language } = useVisit()
  return (
    <address className="not-italic wrap-anywhere">
      <p className="font-medium">{`${address.firstName} ${address.lastName}`}</p>
      <p>{address.address}</p>
      <p>{`${address.postalCode} ${address.city}`}</p>
      <p>{sayCountry(address.country, localeOf[language])}</p>
      <p className="mt-2 text-mid">{address.email}</p>
      <p className="text-mid">{address.phone}</p>
    </address>
  )
}
