import { money, type Money } from '../../../kernel/money.ts'
import type { Taxation, VatSum } from '../../orders/vat.ts'
import type { NumberedDocument } from '../invoice.ts'

/** Where the state's files sum the sales of a rate, in their order. */
const ratePlaces = ['standard', 'reduced', 'lowest', 'abroad', 'zero', 'within_union', 'export', 'exempt'] as const
export type RatePlace = (typeof ratePlaces)[number]

const polish: Record<number, RatePlace> = {
  23: 'standard',
  22: 'standard',
  8: 'reduced',
  7: 'reduced',
  5: 'lowest',
  0: 'zero',
}

/** A rate that Poland hasn't is that of another country, in which the consumer lives. */
export function ratePlaceOf(taxation: Taxation, rate: number): RatePlace {
  if (taxation === 'destination') return 'abroad'
  if (taxation !== 'domestic' && rate === 0) return taxation
  return polish[rate] ?? 'abroad'
}

export interface PlaceSum {
  place: RatePlace
  net: Money
  vat: Money
}

/** What a document says of each place; of a correction, by how much it changes that. Together with the tax these come to its total. */
export function sumsByPlace({ taxation, sums, correction }: NumberedDocument): PlaceSum[] {
  const before = correction?.before ?? []
  return ratePlaces.flatMap((place) => {
    const now = sums.filter(({ rate }) => ratePlaceOf(taxation, rate) === place)
    const then = before.filter(({ rate }) => ratePlaceOf(correction?.taxationBefore ?? taxation, rate) === place)
    const added = (all: VatSum[], of: 'net' | 'vat') => all.reduce((total, sum) => total + sum[of], 0)
    const [net, vat] = (['net', 'vat'] as const).map((of) => money(added(now, of) - added(then, of))) as [Money, Money]
    const isSaid = correction ? net !== 0 || vat !== 0 : now.length > 0
    return isSaid ? [{ place, net, vat }] : []
  })
}
