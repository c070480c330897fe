import { formatCountry } from '../../../kernel/countries.ts'
import { localeOf } from '../../../kernel/language.ts'
import { useAppContext } from '../../../web/app-context.tsx'
import type { TypedAddress } from './draft.ts'

/** Where a parcel goes, to be read. */
export function ShownAddress({ address }: { address: TypedAddress }) {
  const { language } = useAppContext()
  return (
    <address className="not-italic wrap-anywhere">
      <p className="font-medium">{`${address.firstName} ${address.lastName}`}</p>
      <p>{address.address}</p>
      <p>{`${address.postalCode} ${address.city}`}</p>
      <p>{formatCountry(address.country, localeOf[language])}</p>
      <p className="mt-2 text-mid">{address.email}</p>
      <p className="text-mid">{address.phone}</p>
    </address>
  )
}
