import * as z from 'zod/mini'

/** Letters stand for the numbers from 10 on, and the first four signs are read last (ISO 13616). */
function isIban(written: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(written)) return false
  let rest = 0
  for (const sign of written.slice(4) + written.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}

/** A bank account by its IBAN; a Polish one may be written without its country. */
export const bankAccount = z.string().check(
  z.overwrite((typed) =>
    typed
      .replaceAll(/[\s-]/g, '')
      .toUpperCase()
      .replace(/^(?=\d{26}$)/, 'PL'),
  ),
  z.refine(isIban, 'To nie jest numer rachunku (IBAN): sprawdź, czy wszystkie cyfry się zgadzają'),
)
