import * as z from 'zod/mini'

const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]

/** Whether ten digits are a Polish tax number (NIP): the last one follows from the others. */
function isNip(digits: string): boolean {
  if (!/^\d{10}$/.test(digits) || digits === '0000000000') return false
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return sum % 11 === Number(digits[9])
}

/** Without spaces, dashes and dots, in capitals; a Polish one without its country. */
const tidied = (written: string) =>
  written
    .replaceAll(/[\s.\u2010-\u2015-]/g, '')
    .toUpperCase()
    .replace(/^PL/, '')

/** A Polish number is checked by its last digit; those of other countries begin with the country's two letters. */
export const taxNumber = z.string('required').check(
  z.overwrite(tidied),
  z.minLength(1, 'required'),
  z.refine(
    (number) => (/^[A-Z]/.test(number) ? /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(number) : isNip(number)),
    'tax_number',
  ),
)
