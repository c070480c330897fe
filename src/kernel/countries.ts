import { languages, localeOf } from './language.ts'

/** The countries of Europe, by their code, as the wire calls them. */
const countries = {
  AL: 'Albania',
  AD: 'Andorra',
  AT: 'Austria',
  BY: 'Belarus',
  BE: 'Belgium',
  BA: 'Bosnia and Herzegovina',
  BG: 'Bulgaria',
  HR: 'Croatia',
  CY: 'Cyprus',
  CZ: 'Czechia',
  DK: 'Denmark',
  EE: 'Estonia',
  FI: 'Finland',
  FR: 'France',
  DE: 'Germany',
  GR: 'Greece',
  HU: 'Hungary',
  IS: 'Iceland',
  IE: 'Ireland',
  IT: 'Italy',
  XK: 'Kosovo',
  LV: 'Latvia',
  LI: 'Liechtenstein',
  LT: 'Lithuania',
  LU: 'Luxembourg',
  MT: 'Malta',
  MD: 'Moldova',
  MC: 'Monaco',
  ME: 'Montenegro',
  NL: 'Netherlands',
  MK: 'North Macedonia',
  NO: 'Norway',
  PL: 'Poland',
  PT: 'Portugal',
  RO: 'Romania',
  SM: 'San Marino',
  RS: 'Serbia',
  SK: 'Slovakia',
  SI: 'Slovenia',
  ES: 'Spain',
  SE: 'Sweden',
  CH: 'Switzerland',
  UA: 'Ukraine',
  GB: 'United Kingdom',
  VA: 'Vatican City',
}

export type CountryCode = keyof typeof countries
export const countryCodes = Object.keys(countries) as CountryCode[]

/** Where the shop is at home: what the specification says of delivery is meant for it. */
export const homeCountry = 'PL' satisfies CountryCode

/** Whether others know it by its code, too: Kosovo's was never settled. */
export const isSettled = (code: CountryCode) => code !== 'XK'

const namesIn = (locale: string) => new Intl.DisplayNames(locale, { type: 'region' })

export const countryIn = (locale: string, code: CountryCode): string => namesIn(locale).of(code) ?? countries[code]

const asCompared = (written: string) => written.normalize().trim().toLowerCase()

let codes: Map<string, CountryCode> | undefined

/** Every name by which somebody may write one: its code, its name on the wire, and that in each of our languages. */
function codesByName(): Map<string, CountryCode> {
  const names = languages.map((language) => namesIn(localeOf[language]))
  return new Map(
    countryCodes.flatMap((code) =>
      [code, countries[code], ...names.map((inLanguage) => inLanguage.of(code) ?? code)].map(
        (name) => [asCompared(name), code] as const,
      ),
    ),
  )
}

/** The code of a country, however it is written; undefined: it is none of these. */
export const countryCodeOf = (written: string): CountryCode | undefined =>
  (codes ??= codesByName()).get(asCompared(written))

/** As a reader calls what somebody wrote; what is no country stays as it was written. */
export function formatCountry(written: string, locale: string): string {
  const code = countryCodeOf(written)
  return code ? countryIn(locale, code) : written
}

/**
 * For a list to choose from: as the wire calls them and as a reader does, Poland first, the others in the reader's order. What somebody has chosen stays, though
 * it is none of them.
 */
export function countriesIn(
  locale: string,
  chosen: string,
  offered: readonly CountryCode[] = countryCodes,
): { name: string; label: string }[] {
  const code = countryCodeOf(chosen)
  const known = offered.map((one) => ({
    name: one === code ? chosen : countries[one],
    label: countryIn(locale, one),
  }))
  const isOffered = code !== undefined && offered.includes(code)
  const all = isOffered ? known : [...known, { name: chosen, label: formatCountry(chosen, locale) }]
  const home = countryIn(locale, homeCountry)
  const isHome = ({ label }: { label: string }) => Number(label === home)
  return all.toSorted((one, other) => isHome(other) - isHome(one) || one.label.localeCompare(other.label, locale))
}
