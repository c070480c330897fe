import type { ReactNode } from 'react'
import { brand } from '../brand.ts'
import { languageOfAddress } from '../i18n/postal-address.ts'
import { localeOf } from '../kernel/language.ts'
import { useAppContext } from '../web/app-context.tsx'

/** The address on its lines, as on the back of a postcard. */
export function OfficeAddress({ label, children }: { label: string; children: ReactNode }) {
  const { language } = useAppContext()
  const { street, postalCode, town, country } = brand.postalAddress
  const countryName = new Intl.DisplayNames(localeOf[language], { type: 'region' }).of(country)
  const line = 'block border-b border-line py-3'
  return (
    <div className="min-w-0 sm:max-lg:flex-1">
      <h2 className="font-text text-sm tracking-wide text-mid">{label}</h2>
      <address className="mt-2 font-display text-2xl wrap-anywhere not-italic">
        <span className={line}>{brand.name}</span>
        <span className={line} lang={languageOfAddress(country)}>
          {street}
        </span>
        <span className={line} lang={languageOfAddress(country)}>
          {postalCode} {town}
        </span>
        <span className={line}>{countryName}</span>
        <span className="mt-6 block font-text text-lg">{children}</span>
      </address>
    </div>
  )
}
