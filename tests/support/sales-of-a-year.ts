import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { brand } from '../../src/brand.ts'
import { operator } from '../../src/guards/administrator.ts'
import { countryCodeOf } from '../../src/kernel/countries.ts'
import { money } from '../../src/kernel/money.ts'
import { momentInPoland } from '../../src/kernel/polish-time.ts'
import { correctBuyer } from '../../src/sales/invoices/buyer/correct-buyer.server.ts'
import { readCurrent } from '../../src/sales/invoices/current-invoice.server.ts'
import { issueCorrections } from '../../src/sales/invoices/corrections/issue-corrections.server.ts'
import { issueInvoice } from '../../src/sales/invoices/issue-invoice.server.ts'
import { monthOf } from '../../src/sales/invoices/months/invoice-month.ts'
import { orderEvents, orders } from '../../src/sales/orders/orders.table.ts'
import { taxationOf } from '../../src/sales/orders/taxation.ts'
import type { Taxation } from '../../src/sales/orders/vat.ts'
import { payments, refunds } from '../../src/sales/payments/payments.table.ts'
import type { Database } from '../../src/server/database/database.ts'
import { placeCompanyOrder } from './invoices.ts'

/** Numbers that look random and are the same each time. */
export function chanceOf(seed: number) {
  let state = seed
  const upTo = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8) % limit
  }
  return { upTo, oneOf: <Choice>(choices: readonly Choice[]) => choices[upTo(choices.length)] as Choice }
}
export type Chance = ReturnType<typeof chanceOf>

// One that isn't over while this is run: sessions end by the real clock, too.
export const year = new Date().getFullYear() + 1
export const firstOf = (month: number) =>
  `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
const isWithOss = (at: Date) => at >= momentInPoland(`${year}-07-01T00:00`)

const buyers = {
  polish: { companyName: 'Bistro „Morze” & Synowie sp. z o.o.', taxNumber: '5260250274' },
  german: { companyName: 'Salz & Söhne GmbH', taxNumber: 'DE136695976' },
  withoutNumber: { companyName: 'Fjord AS', taxNumber: null },
  person: { companyName: null, taxNumber: null },
}
const places = [
  { country: 'Poland', postalCode: '31-000' },
  { country: 'Germany', postalCode: '10115' },
  { country: 'France', postalCode: '75001' },
  { country: 'Norway', postalCode: '0150' },
] as const
const abroad: Record<string, number[]> = { Germany: [19, 7], France: [20, 5.5] }

export interface Step {
  at: Date
  act(): Promise<unknown>
}

/** What the orders came to, by hand: by the month in which money moved; and what consumers bought at other countries' rates. */
export class Expected {
  readonly byMonth = new Map<string, number>()
  destination = 0
  move(at: Date, amount: number, taxation: Taxation) {
    this.byMonth.set(monthOf(at), (this.byMonth.get(monthOf(at)) ?? 0) + amount)
    if (taxation === 'destination') this.destination += amount
  }
}

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000)
const day = 86_400

/** An order of any kind, and what happens to it. */
export async function beginSale(database: Database, { upTo, oneOf }: Chance, months: number[], expected: Expected) {
  const midnight = momentInPoland(`${firstOf(oneOf(months))}T00:00`)
  const paidAt = later(midnight, oneOf([-1, -1, 0, 0, 1, 9.5 * day + upTo(day)]))
  const buyer = buyers[oneOf(['polish', 'polish', 'polish', 'german', 'person', 'person', 'withoutNumber'] as const)]
  const place = oneOf(buyer === buyers.polish ? [places[0], places[0], places[1]] : places)
  const taxation = taxationOf({
    seller: brand.seller,
    buyer,
    destination: { ...place, country: countryCodeOf(place.country) },
    settings: { isExempt: false, sellsWithinUnion: true, exports: true },
    isRated: () => isWithOss(paidAt),
  })
  const rates = taxation === 'domestic' ? [23, 8, 5, 0] : taxation === 'destination' ? abroad[place.country] : [0]
  const lines = Array.from({ length: 1 + upTo(3) }, () => ({
    quantity: 1 + upTo(5),
    price: money(1 + upTo(19_999)),
    vatRate: oneOf(rates ?? []),
  }))
  const bought = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const isDiscounted = upTo(4) === 0
  const isDemo = upTo(12) === 0
  const order = await placeCompanyOrder(
    database,
    {
      ...buyer,
      ...place,
      lines,
      taxation,
      paidAt,
      createdAt: paidAt,
      discountAmount: money(isDiscounted ? upTo(bought) : 0),
      shippingCost: money(oneOf([0, 1_599, 2_000])),
      wantsInvoiceByMail: upTo(2) === 0,
    },
    isDemo ? 'demo' : 'stripe',
  )
  const steps: Step[] = []
  const add = (at: Date, act: () => Promise<unknown>) => steps.push({ at, act })
  const move = (at: Date, amount: number) => isDemo || expected.move(at, amount, taxation)
  const correctAt = (at: Date) => database.transaction((transaction) => issueCorrections(transaction, order.id, at))
  move(paidAt, order.total)
  if (order.total === 0) return steps
  const invoicedAt = buyer.taxNumber ? paidAt : upTo(2) === 0 ? later(paidAt, oneOf([0, 2, 3 * day, 40 * day])) : null
  if (invoicedAt)
    add(invoicedAt, () =>
      database.transaction(async (transaction) => {
        const [now = order] = await transaction.select().from(orders).where(eq(orders.id, order.id))
        await issueInvoice(transaction, now, { actor: 'shop', at: invoicedAt })
        await issueCorrections(transaction, order.id, invoicedAt)
      }),
    )
  let free: number = order.total
  const [first] = lines
  if (first && first.quantity > 1 && !isDiscounted && upTo(4) === 0) {
    // The office takes a piece off, and its price goes back.
    const at = later(paidAt, oneOf([60, 2 * day]))
    free -= first.price
    move(invoicedAt && invoicedAt <= at ? at : paidAt, -first.price)
    add(at, () =>
      database.transaction(async (transaction) => {
        await transaction.execute(
          sql`update order_lines set quantity = quantity - 1 where order_id = ${order.id} and position = 0`,
        )
        await transaction
          .update(orders)
          .set({ subtotal: money(order.subtotal - first.price), total: money(order.total - first.price) })
          .where(eq(orders.id, order.id))
        const own = { orderId: order.id, createdAt: at }
        await transaction
          .insert(orderEvents)
          .values({ ...own, kind: 'content_changed', actor: 'administrator', details: {} })
        const [payment] = await transaction.select().from(payments).where(eq(payments.orderId, order.id))
        const given = { id: randomUUID(), paymentId: payment?.id ?? '', amount: first.price, isOfChange: true }
        await transaction.insert(refunds).values({ ...own, ...given, state: 'done' })
        await issueCorrections(transaction, order.id, at)
      }),
    )
  }
  for (let made = upTo(3); made > 0 && free > 0; made -= 1) {
    const at = later(paidAt, oneOf([3 * day + 1, 3 * day + 3_600, 35 * day]) + made)
    const amount = money(upTo(3) === 0 ? free : 1 + upTo(free))
    const isFailed = upTo(3) === 0
    free -= amount
    const id = randomUUID()
    const way = oneOf(['provider', 'outside', 'chargeback'] as const)
    const vatRate = oneOf([null, null, first?.vatRate ?? null])
    const note = (kind: 'refunded' | 'refund_failed', then: Date) => async () => {
      const [payment] = await database.select().from(payments).where(eq(payments.orderId, order.id))
      const own = { orderId: order.id, createdAt: then }
      const details = { refund: id, payment: payment?.id, amount }
      if (kind === 'refunded')
        await database
          .insert(refunds)
          .values({ ...own, id, paymentId: payment?.id ?? '', amount, way, vatRate, state: 'done' })
      else await database.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, id))
      await database.insert(orderEvents).values({ ...own, kind, actor: 'provider', details })
      await correctAt(then)
    }
    move(at, -amount)
    add(at, note('refunded', at))
    if (!isFailed) continue
    const failed = later(at, 12 * day)
    move(failed, amount)
    add(failed, note('refund_failed', failed))
  }
  if (invoicedAt && upTo(4) === 0) {
    const at = later(invoicedAt, oneOf([1, 5 * day]))
    const address = { address: 'Solna 3', postalCode: '81-718', city: 'Sopot', country: 'Poland' }
    const right = { ...address, name: 'Gdańska Sól SA', taxNumber: oneOf([buyer.taxNumber, '1132191233']) }
    add(at, async () => {
      const [invoice, ...corrections] = await readCurrent(database, order.id)
      const outcome = await correctBuyer(database, operator, invoice?.id ?? 0, { ...right, reason: 'Tak w KRS' }, at)
      const left = (corrections.at(-1) ?? invoice)?.sums.reduce((sum, { gross }) => sum + gross, 0)
      const refusal = outcome.ok ? undefined : outcome.code
      // Whoever can't be taxed so gets no invoice of it, and what has all gone back is nobody's any more.
      const mayRefuse = { buyer_taxed_otherwise: invoice?.taxation !== 'domestic', buyer_not_correctable: left === 0 }
      if (refusal !== undefined) expect(mayRefuse).toMatchObject({ [refusal]: true })
    })
  }
  return steps
}
