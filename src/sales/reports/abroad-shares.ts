import { countryCodeOf } from '../../kernel/countries.ts'
import type { Taxation, VatSum } from '../orders/vat.ts'
import { vatStateOf } from '../orders/vat-territory.ts'
import type { Figures } from './shares-of-order.ts'

/** What decides whether a sale counts as one to a consumer in a member state. */
export interface Destined {
  country: string
  postalCode: string
  taxation: Taxation
  /** Whether it was bought without a number for tax. */
  isConsumers: boolean
  /** Handed over on the spot, it went nowhere. */
  isHandedOver: boolean
  /** Of what was paid in the demonstration nothing counts. */
  provider: string | null
  /** The day on which it was paid; null: it wasn't. */
  paidOn: string | null
}

export interface AbroadShare {
  part: 'consumers' | 'destination'
  name: string
  figures: Partial<Figures>
}

/** "2026-3": a return for OSS is about three months. */
export const quarterOf = (day: string): string => `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`

/** What is sold to consumers by country and year, and by country, rate and quarter where their country taxes it. Both are those of the sale. */
export function abroadShares(
  { country, postalCode, taxation, isConsumers, isHandedOver, provider, paidOn }: Destined,
  sums: readonly VatSum[],
  figuresOf: (sum: { gross: number; net: number }) => Partial<Figures>,
): AbroadShare[] {
  const code = countryCodeOf(country)
  // An address that was erased has no postal code any more: what was taxed there was there.
  const isTaxedThere = taxation === 'destination'
  const state = vatStateOf(code, postalCode) ?? (isTaxedThere ? code : null)
  if (!state || !paidOn || isHandedOver || provider === 'demo') return []
  // A buyer whose invoice was given a number afterwards was charged that tax all the same.
  if (!isConsumers && !isTaxedThere) return []
  const whole = {
    gross: sums.reduce((sum, { gross }) => sum + gross, 0),
    net: sums.reduce((sum, { net }) => sum + net, 0),
  }
  const taxed = isTaxedThere ? sums : []
  return [
    { part: 'consumers', name: `${state} ${paidOn.slice(0, 4)}`, figures: figuresOf(whole) },
    ...taxed.map((sum): AbroadShare => ({
      part: 'destination',
      name: `${state} ${sum.rate} ${quarterOf(paidOn)}`,
      figures: figuresOf(sum),
    })),
  ]
}
