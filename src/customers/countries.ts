/** The countries of Europe, by their code: what the wire and parcels call them. */
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

/** All of those that have a code by which others know them, too: Kosovo's was never settled. */
export const countryCodes = Object.keys(countries).filter((code) => code !== 'XK')

/** The code of a country as the wire calls it; undefined: it is none of these. */
export const countryCodeOf = (name: string): string | undefined =>
  Object.entries(countries).find(([, known]) => known === name)?.[0]

/** For a list to choose from: as the wire calls them and as a reader does, in the reader's order. One unknown to it stays. */
export function countriesIn(locale: string, chosen: string): { name: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const known = Object.entries(countries).map(([code, name]) => ({ name, label: names.of(code) ?? name }))
  const all = known.some(({ name }) => name === chosen) ? known : [...known, { name: chosen, label: chosen }]
  return all.toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
