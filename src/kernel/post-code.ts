import { countryCodeOf } from './countries.ts'

const polish = /^\s*(\d\d)[\s\p{Pd}]*(\d{3})\s*$/u

/** A post code as its country writes it: a Polish one has its hyphen, however it was typed. All else stays. */
export function writePostCode(typed: string, country: string): string {
  return countryCodeOf(country) === 'PL' ? typed.replace(polish, '$1-$2') : typed
}
