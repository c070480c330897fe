import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeCompanyOrder } from '../../../../tests/support/invoices.ts'
import { comparedSum } from '../../../../tests/support/month-files.ts'
import { onlyForRelease } from '../../../../tests/support/release.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { money } from '../../../kernel/money.ts'
import { momentInPoland } from '../../../kernel/polish-time.ts'
import { orderEvents } from '../../orders/orders.table.ts'
import type { Taxation } from '../../orders/vat.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import { issueCorrections } from '../corrections/issue-corrections.server.ts'
import { issueInvoice } from '../issue-invoice.server.ts'

const months = ['2026-05', '2026-06', '2026-07', '2026-08']

/** Seconds around the ends of months, and some in between. */
const moment = fc.record({ month: fc.integer({ min: 0, max: 2 }), at: fc.constantFrom(-1, 0, 1, 86_400 * 9 + 43_200) })
type Moment = typeof moment extends fc.Arbitrary<infer Value> ? Value : never
const dateOf = ({ month, at }: Moment) => new Date(momentInPoland(`${months[month]}-01T00:00`).getTime() + at * 1_000)

const taxations: Taxation[] = ['domestic', 'within_union', 'export', 'destination', 'exempt']
const lines = (taxation: Taxation) =>
  fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 29_999 }).map(money),
      quantity: fc.integer({ min: 1, max: 7 }),
      vatRate: fc.constantFrom(
        ...(taxation === 'domestic' ? [23, 8, 5, 0] : taxation === 'destination' ? [20, 10] : [0]),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )

/** What happens to a sale in these months: what is given back, in parts of a hundred, whether that fails, when papers are written. */
const story = fc.constantFrom(...taxations).chain((taxation) =>
  fc.record({
    taxation: fc.constant(taxation),
    lines: lines(taxation),
    isCompany: fc.boolean(),
    shippingCost: fc.constantFrom(0, 1_599, 2_000).map(money),
    paidAt: moment,
    invoicedAfter: fc.option(fc.constantFrom(0, 2, 86_400, 86_400 * 25), { freq: 2 }),
    country: fc.constantFrom('Poland', 'Germany', 'Norway'),
    refunds: fc.array(
      fc.record({
        part: fc.integer({ min: 1, max: 100 }),
        after: fc.constantFrom(1, 3_600, 86_400 * 20),
        fails: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  }),
)
type Story = typeof story extends fc.Arbitrary<infer Value> ? Value : never

interface Step {
  at: Date
  act: () => Promise<unknown>
}

/** Places the order of a story: what happens to it afterwards, and what it comes to in the end. */
async function begin({ database }: TestShop, said: Story): Promise<{ steps: Step[]; left: number }> {
  const paidAt = dateOf(said.paidAt)
  const { taxation, shippingCost, country, lines: ordered } = said
  const buyer = said.isCompany ? {} : { companyName: null, taxNumber: null }
  const order = await placeCompanyOrder(database, {
    paidAt,
    createdAt: paidAt,
    taxation,
    shippingCost,
    country,
    lines: ordered,
    ...buyer,
  })
  const steps: Step[] = []
  const later = (after: number) => new Date(paidAt.getTime() + after * 1_000)
  // An exempt seller's invoice names the provision, which the owner sets.
  if (said.invoicedAfter !== null && taxation !== 'exempt') {
    const at = later(said.invoicedAfter)
    const act = async () => {
      await issueInvoice(database, order, { actor: 'shop', at })
      await issueCorrections(database, order.id, at)
    }
    steps.push({ at, act })
  }
  let left: number = order.total
  // Nobody gives back more than there is while a refund is on its way.
  let free: number = order.total
  for (const { part, after, fails } of said.refunds) {
    const amount = money(Math.min(free, Math.ceil((order.total * part) / 100)))
    if (amount === 0) continue
    free -= amount
    const id = randomUUID()
    const note = (kind: string, at: Date) => async () => {
      const own = await database.select().from(payments).where(eq(payments.orderId, order.id))
      const details = { refund: id, payment: own[0]?.id, amount }
      if (kind === 'refunded')
        await database
          .insert(refunds)
          .values({ id, paymentId: own[0]?.id ?? '', orderId: order.id, amount, state: 'done', createdAt: at })
      else await database.update(refunds).set({ state: 'refused' }).where(eq(refunds.id, id))
      await database.insert(orderEvents).values({ orderId: order.id, kind, actor: 'provider', details, createdAt: at })
      await issueCorrections(database, order.id, at)
    }
    steps.push({ at: later(after), act: note('refunded', later(after)) })
    if (fails) steps.push({ at: later(after + 86_400 * 12), act: note('refund_failed', later(after + 86_400 * 12)) })
    else left -= amount
  }
  return { steps, left }
}

/** Stories are told, and what all files of all months say must be what the orders came to, to the grosz. */
async function agrees(stories: Story[]): Promise<void> {
  const shop = await openTestShop()
  await shop.callAsAdmin('PUT', '/api/admin/settings/accounting', { body: { version: 0, taxOffice: '1433' } })
  let [expected, found] = [0, 0]
  const steps: Step[] = []
  for (const one of stories) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one database
    const begun = await begin(shop, one)
    expected += begun.left
    steps.push(...begun.steps)
  }
  for (const { act } of steps.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other, as they happened
    await act()
  }
  for (const month of ['2026-04', ...months, '2026-09']) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one database
    const answer = await shop.callAsAdmin('GET', `/api/admin/invoices/month?month=${month}`)
    expect(answer.status).toBe(200)
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    found += comparedSum(await answer.arrayBuffer())
  }
  expect(found).toBe(expected)
}

test('all files of all months come to what the orders came to, to the grosz', async () => {
  await agrees(fc.sample(story, { numRuns: 8, seed: 7 }))
})
test('the same of many more orders', onlyForRelease('many orders take their time'), async () => {
  // oxlint-disable-next-line eslint/no-await-in-loop -- shops one after the other
  for (const seed of [1, 2, 3, 4]) await agrees(fc.sample(story, { numRuns: 120, seed }))
})
