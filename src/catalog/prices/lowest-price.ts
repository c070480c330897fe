import type { Money } from '../../kernel/money.ts'

/** The regular and the promotional prices of a product. */
export interface PriceRecord {
  regular: { price: Money; validFrom: Date; isOffered: boolean }[]
  /** They never overlap; `endsAt` is the first moment after each. */
  promotions: { price: Money; startsAt: Date; endsAt: Date }[]
}

const thirtyDays = 30 * 86_400_000

/**
 * The lowest price charged in the 30 days before a reduction starts, or since the product went on sale if that is
 * shorter. Reductions without a gap between them count as one: the 30 days end at the first of them, and all later
 * prices count too.
 */
export function lowestPriceBefore(startsAt: Date, record: PriceRecord): Money {
  const from = firstOfRow(startsAt, record.promotions).getTime() - thirtyDays
  const changes = [
    ...record.regular.map(({ validFrom }) => validFrom.getTime()),
    ...record.promotions.flatMap((promotion) => [promotion.startsAt.getTime(), promotion.endsAt.getTime()]),
  ]
  const moments = [from, ...changes.filter((moment) => moment > from && moment < startsAt.getTime())]
  const charged = moments.flatMap((moment) => priceAt(moment, record) ?? [])
  // A product that is reduced from its first moment has no earlier price than the regular one.
  const [first] = record.regular
  if (charged.length === 0 && first) charged.push((regularAt(startsAt.getTime(), record) ?? first).price)
  return Math.min(...charged) as Money
}

/** The start of the first of the reductions that lead to this moment without a gap. */
function firstOfRow(startsAt: Date, promotions: PriceRecord['promotions']): Date {
  const before = promotions.find(({ endsAt }) => endsAt.getTime() === startsAt.getTime())
  return before ? firstOfRow(before.startsAt, promotions) : startsAt
}

/** The price charged at a moment. Undefined while the product isn't on offer. */
function priceAt(moment: number, record: PriceRecord): Money | undefined {
  const regular = regularAt(moment, record)
  const reduced = record.promotions.find(
    ({ startsAt, endsAt }) => startsAt.getTime() <= moment && moment < endsAt.getTime(),
  )
  return regular?.isOffered ? (reduced?.price ?? regular.price) : undefined
}

/** The last regular price recorded by then. */
function regularAt(moment: number, { regular }: PriceRecord): PriceRecord['regular'][number] | undefined {
  return regular.findLast(({ validFrom }) => validFrom.getTime() <= moment)
}
