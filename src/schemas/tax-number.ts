import * as z from 'zod/mini'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Whether ten digits are a Polish tax number (NIP): the last one follows from the others. */
function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || digits === '0000000000') return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return sum % 11 === Number(digits[9])
}

/** Without spaces, dashes, dots and the word NIP, in capitals; a Polish one without its country, a Greek one with the Union's letters for it. */
const tidied = (written: string) =>
  written
    .replaceAll(/[\s.\u2010-\u2015-]/g, '')
    .toUpperCase()
    .replace(/^NIP:?/, '')
    .replace(/^PL/, '')
    .replace(/^GR/, 'EL')

/**
 * What follows the country's letters, by country: of the Union as VIES has them, then its neighbours. Where no form is known to us,
 * there are at least digits.
 */
const forms: Record<string, string> = {
  AT: 'U\\d{8}',
  BE: '[01]\\d{9}',
  BG: '\\d{9,10}',
  CY: '\\d{8}[A-Z]',
  CZ: '\\d{8,10}',
  'DE|EE|EL|PT': '\\d{9}',
  'DK|FI|HU|LU|MT|SI': '\\d{8}',
  ES: '[A-Z]\\d{7}[0-9A-Z]|\\d{8}[A-Z]',
  FR: '[0-9A-HJ-NP-Z]{2}\\d{9}',
  'HR|IT|LV': '\\d{11}',
  IE: '\\d[0-9A-Z+*]\\d{5}[A-Z]{1,2}',
  LT: '\\d{9}|\\d{12}',
  NL: '\\d{9}B\\d{2}',
  RO: '\\d{2,10}',
  SE: '\\d{12}',
  SK: '\\d{10}',
  'GB|XI': '\\d{9}|\\d{12}|(GD|HA)\\d{3}',
  CH: 'E\\d{9}(MWST|TVA|IVA)?',
  NO: '\\d{9}(MVA)?',
  'AD|AL|BA|BY|IS|LI|MD|ME|MK|RS|SM|UA|XK': '[A-Z]?\\d{5,13}[A-Z]?',
}
const foreign = new RegExp(
  `^(${Object.entries(forms)
    .map(([countries, form]) => `(${countries})(${form})`)
    .join('|')})$`,
)

/** A Polish number is checked by its last digit; those of other countries begin with the country's letters and have its form. */
export const taxNumber = z.string('required').check(
  z.overwrite(tidied),
  z.minLength(1, 'required'),
  z.refine((number) => isNip(number) || foreign.test(number), 'tax_number'),
)

/** Polish ones alone are written without a country. */
export const isPolishTaxNumber = (number: string): boolean => /^\d/.test(number)
