import { asc, eq, sql } from 'drizzle-orm'
import { changeProduct } from '../../src/catalog/change-product.server.ts'
import { createPromotion } from '../../src/catalog/prices/create-promotion.server.ts'
import { productPromotions } from '../../src/catalog/prices/prices.table.ts'
import { products } from '../../src/catalog/products.table.ts'
import { createDiscountCode } from '../../src/discounts/create-discount-code.server.ts'
import { discountCodes } from '../../src/discounts/discount-codes.table.ts'
import { money } from '../../src/kernel/money.ts'
import { createShippingRate } from '../../src/shipping/change-shipping-rates.server.ts'
import { at } from './time-travel.ts'
import { ago, days, later, unwrap, type Year } from './year.ts'

const code = { minOrderAmount: null, maxUses: null, validFrom: null, validUntil: null, isActive: true }

/** Codes of which each stands otherwise when the year is over. */
export async function giveOutCodes(year: Year): Promise<void> {
  const { by, now } = year
  const drafts = [
    { ...code, code: 'SÓL10', type: 'percentage', value: money(1000) },
    { ...code, code: 'LATO', type: 'percentage', value: money(1500) },
    { ...code, code: 'PIERWSI3', type: 'fixed', value: money(2000), maxUses: 3 },
    { ...code, code: 'ŚWIĘTA', type: 'percentage', value: money(2000), validFrom: later(now, days(10)) },
    { ...code, code: 'TARGI', type: 'fixed', value: money(1000), minOrderAmount: money(10000), isActive: false },
  ] as const
  await at(year, ago(year, days(364)), async ({ database }) => {
    for (const draft of drafts) unwrap(await createDiscountCode(database, by, draft))
  })
}

/** What it costs to send to those who don't live in Poland. */
export async function sendAbroad(year: Year): Promise<void> {
  const { by } = year
  const rate = {
    deliveryType: 'home',
    countries: ['DE', 'FR'],
    description: null,
    freeFrom: null,
    daysFrom: null,
    daysTo: null,
    isActive: true,
  } as const
  await at(year, ago(year, days(364)), async ({ database }) => {
    for (const band of [
      { minWeight: 0, maxWeight: 5_000, cost: money(4900) },
      { minWeight: 5_001, maxWeight: null, cost: money(11900) },
    ])
      unwrap(await createShippingRate(database, by, { ...rate, countries: [...rate.countries], zones: [], ...band }))
  })
}

/** When those codes hold that don't begin later. */
export async function dateCodes({ database, now }: Year): Promise<void> {
  const old = sql`${discountCodes.validFrom} <= now()`
  await database
    .update(discountCodes)
    .set({ validFrom: later(now, -days(364)) })
    .where(old)
  await database
    .update(discountCodes)
    .set({ validUntil: later(now, -days(60)) })
    .where(eq(discountCodes.code, 'LATO'))
}

/** A promotion of last summer, and one that runs: what happens to them while orders come in. */
export function promotionsOf(year: Year): { at: Date; happens(): Promise<unknown> }[] {
  const [begins, ends, beganLately] = [ago(year, days(200)), ago(year, days(186)), ago(year, days(8))]
  let summer = 0
  return [
    { at: begins, happens: async () => (summer = await promote(year, { productId: 3, price: 5490 }, begins)) },
    { at: ends, happens: () => date(year, summer, begins, ends) },
    { at: beganLately, happens: () => promote(year, { productId: 2, price: 2490 }, beganLately) },
  ]
}

/** A promotion that holds from that moment on; gives its number. */
async function promote(year: Year, { productId, price }: { productId: number; price: number }, begins: Date) {
  const endsAt = later(year.now, days(6))
  let id = 0
  await at(year, begins, async ({ database, by }) => {
    const made = await createPromotion(database, by, productId, { price: money(price), startsAt: null, endsAt })
    id = unwrap(made).id
  })
  await date(year, id, begins, endsAt)
  return id
}

const date = ({ database }: Year, id: number, startsAt: Date, endsAt: Date) =>
  database.update(productPromotions).set({ startsAt, endsAt }).where(eq(productPromotions.id, id))

export async function planPromotion({ database, by, now }: Year, productId: number): Promise<void> {
  const planned = { price: money(16900), startsAt: later(now, days(6)), endsAt: later(now, days(20)) }
  unwrap(await createPromotion(database, by, productId, planned))
}

/** What is on the shelf, by its number. */
const shelf = ({ database }: Year) =>
  database
    .select({ id: products.id, pieces: products.stockQuantity })
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.id))

/** Somebody has counted what lies there, and of the sacks there are few. */
export async function countShelf(year: Year): Promise<void> {
  await at(year, ago(year, days(2)), async ({ database, by }) =>
    unwrap(await changeProduct(database, by, 6, { stockQuantity: 4 })),
  )
}

/** A delivery from the salt pans fills up what runs short. */
export async function fillShelf(year: Year, moment: Date): Promise<void> {
  const short = (await shelf(year)).filter(({ pieces }) => pieces < 15)
  if (short.length === 0) return
  await at(year, moment, async ({ database, by }) => {
    for (const { id, pieces } of short)
      unwrap(await changeProduct(database, by, id, { stockQuantity: pieces + 60, stockQuantitySeen: pieces }))
  })
}
