import { countriesIn } from '../customers/countries.ts'
import { localeOf } from '../kernel/language.ts'
import { useVisit } from '../web/visit.tsx'
import type { TypedAddress } from './draft.ts'

/** Where a parcel goes, to be read. */
export function ShownAddress({ address }: { address: TypedAddress }) {
  const { language } = useVisit()
  const country = countriesIn(localeOf[language], address.country).find(({ name }) => name === address.country)
  return (
    <address className="not-italic wrap-anywhere">
      <p className="font-medium">{`${address.firstName} ${address.lastName}`}</p>
      <p>{address.address}</p>
      <p>{`${address.postalCode} ${address.city}`}</p>
      <p>{country?.label}</p>
      <p className="mt-2 text-mid">{address.email}</p>
      <p className="text-mid">{address.phone}</p>
    </address>
  )
}
