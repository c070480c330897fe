import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readCsv } from '../../../../tests/support/csv.ts'
import { placeCompanyOrder } from '../../../../tests/support/invoices.ts'
import { onlyForRelease } from '../../../../tests/support/release.ts'
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts'
import { money, readMoney } from '../../../kernel/money.ts'
import { momentInPoland } from '../../../kernel/polish-time.ts'
import { orderEvents } from '../../orders/orders.table.ts'
import type { Taxation } from '../../orders/vat.ts'
import { payments, refunds } from '../../payments/payments.table.ts'
import { issueCorrections } from '../issue-corrections.server.ts'
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

/** The files of a month, by the beginning of their names. */
async function filesOf(shop: TestShop, month: string) {
  const answer = await shop.callAsAdmin('GET', `/api/admin/invoices/month?month=${month}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())))
  return (beginning: string, end = '') => {
    const [, content] = files.find(([name]) => name.startsWith(beginning) && name.endsWith(end)) ?? []
    return new TextDecoder().decode(content)
  }
}

const grosze = (cell = '') => (cell === '' ? 0 : readMoney(cell.replace(',', '.')))

function tableOf(text: string) {
  const [heads = [], ...rows] = readCsv(text.replace(/^\uFEFF/, ''))
  return rows.map((row) => Object.fromEntries(row.map((cell, place) => [heads[place] ?? '', cell])))
}

/** Compares all files of a month with each other, and gives what it came to. */
async function comparedSum(shop: TestShop, month: string): Promise<number> {
  const file = await filesOf(shop, month)
  const all = tableOf(file('faktury-'))
  const sumOf = (rows: Record<string, string>[], column: string) =>
    rows.reduce((sum, row) => sum + grosze(row[column]), 0)
  const counted = all.filter((row) => row['Ujęto już bez faktury w miesiącu'] === '')
  const total = sumOf(counted, 'Brutto')
  const summary = tableOf(file('podsumowanie-'))
  const told = (what: string) => summary.find((row) => row['Co']?.startsWith(what))
  expect(grosze(told('Razem miesiąc')?.['Brutto'])).toBe(total)
  expect(told('Różnica')?.['Brutto']).toBe('0,00')
  const evidence = tableOf(file('sprzedaz-bez-faktury-'))
  const uninvoiced = all.filter((row) => row['Rodzaj']?.includes('bez faktury'))
  expect(grosze(evidence.at(-1)?.['Kwota brutto'])).toBe(sumOf(uninvoiced, 'Brutto'))
  expect(sumOf(evidence.slice(0, -1), 'Kwota brutto')).toBe(sumOf(uninvoiced, 'Brutto'))
  const xml = file('jpk-v7m-', '.xml')
  const amounts = [...xml.matchAll(/<K_\d\d>(-?[\d.]+)</g)].reduce((sum, [, amount]) => sum + grosze(amount), 0)
  expect(amounts).toBe(total - grosze(told('Poza JPK_V7M')?.['Brutto']))
  const table = tableOf(file('jpk-v7m-', '.csv'))
  const columns = Object.keys(table[0] ?? {}).filter((name) => name.startsWith('K_'))
  expect(columns.reduce((sum, column) => sum + sumOf(table, column), 0)).toBe(amounts)
  const tax = [...xml.matchAll(/<K_(?:16|18|20)>(-?[\d.]+)</g)].reduce((sum, [, amount]) => sum + grosze(amount), 0)
  expect(grosze(/<PodatekNalezny>(.*?)</.exec(xml)?.[1])).toBe(tax)
  expect(Number(/<LiczbaWierszySprzedazy>(.*?)</.exec(xml)?.[1])).toBe(table.length)
  const issued = /<WartoscFaktur>(.*?)</.exec(file('jpk-fa-'))?.[1]
  expect(grosze(issued)).toBe(sumOf(all, 'Brutto') - sumOf(uninvoiced, 'Brutto'))
  expect(file('czytaj-to')).toContain(told('Razem miesiąc')?.['Brutto'])
  return total
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
    found += await comparedSum(shop, month)
  }
  expect(found).toBe(expected)
}

test('all files of all months come to what the orders came to, to the grosz', async () => {
  await agrees(fc.sample(story, { numRuns: 12, seed: 7 }))
})
test('the same of many more orders', onlyForRelease('many orders take their time'), async () => {
  // oxlint-disable-next-line eslint/no-await-in-loop -- shops one after the other
  for (const seed of [1, 2, 3, 4]) await agrees(fc.sample(story, { numRuns: 120, seed }))
})
