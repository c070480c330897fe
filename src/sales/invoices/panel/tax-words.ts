import { formatDay } from '../../../panel-kit/panel-format.ts'
import type { Taxation } from '../../orders/vat.ts'
import type { VatNumberCheck } from '../vies/vat-number-check.ts'

/** How a sale is taxed, as the office calls it. */
export const taxationWords: Record<Taxation, string> = {
  domestic: 'stawki krajowe',
  within_union: '0%, dostawa wewnątrzwspólnotowa',
  export: '0%, eksport poza Unię',
  destination: 'stawki kraju dostawy (OSS)',
  exempt: 'zwolniona z VAT',
}

/** Why there was no answer, where that can be put right; the rest passes. */
const reasons: Record<string, string> = {
  INVALID_REQUESTER_INFO: 'VIES nie zna numeru VAT sklepu: sprawdź go w\u00A0ustawieniach i\u00A0rejestrację do VAT-UE',
  VAT_BLOCKED: 'VIES zablokował pytania o\u00A0ten numer',
  IP_BLOCKED: 'VIES zablokował pytania z\u00A0tego serwera',
}

/** What VIES said of a number, and when. */
export function formatCheck({ state, consultationNumber, name, address, reason, askedAt }: VatNumberCheck): string {
  const on = formatDay(askedAt)
  if (state === 'unavailable') return `${reasons[reason ?? ''] ?? 'VIES nie odpowiedział'} (${on})`
  if (state === 'invalid') return `VIES: numer nieważny (${on})`
  const proof = consultationNumber === null ? '' : `, potwierdzenie ${consultationNumber}`
  const company = [name, address].filter(Boolean).join(', ')
  return `VIES: numer ważny (${on}${proof})${company === '' ? '' : `. Firma: ${company}`}`
}
