import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { money } from '../../kernel/money.ts'
import { keepDay } from '../reports/keep-sums.server.ts'
import { afterRefund, invoiceLines, sumsOf } from '../invoices/invoice-lines.ts'
import type { OssQuarter } from './abroad.ts'
import { readYearsAbroad } from './read-abroad.server.ts'
import { readOssQuarter } from './read-oss-quarter.server.ts'

/** A number that looks random and is the same each time. */
function* numbers(seed: number): Generator<number, never, void> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}

/** Moments around the ends of quarters: a second before midnight in Warsaw, and midnight; in winter and in summer. */
const moments = [
  ['2026-03-31T21:59:59Z', '2026-1'],
  ['2026-03-31T22:00:00Z', '2026-2'],
  ['2026-06-30T21:59:59Z', '2026-2'],
  ['2026-06-30T22:00:00Z', '2026-3'],
  ['2026-09-30T21:59:59Z', '2026-3'],
  ['2026-09-30T22:00:00Z', '2026-4'],
  ['2026-12-31T22:59:59Z', '2026-4'],
  ['2026-12-31T23:00:00Z', '2027-1'],
] as const
const rates = { Germany: [19, 7], France: [20, 5.5], Finland: [25.5, 13.5] } as const
const codes = { Germany: 'DE', France: 'FR', Finland: 'FI' } as const

test('the quarters’ tables come, with what was given back, to the grosz to the orders around midnight of their ends', async () => {
  const { database } = await openTestShop()
  const random = numbers(5)
  const upTo = (limit: number) => (random.next().value >>> 8) % limit
  const oneOf = <Choice>(choices: readonly Choice[]) => choices[upTo(choices.length)] as Choice
  /** By the quarter of the return, the country, the rate, and the quarter of the sale. */
  const expected = new Map<string, { gross: number; net: number }>()
  const count = (name: string, gross: number, net: number) => {
    const before = expected.get(name) ?? { gross: 0, net: 0 }
    expected.set(name, { gross: before.gross + gross, net: before.net + net })
  }
  let consumersNet = 0
  for (let made = 0; made < 40; made += 1) {
    const country = oneOf(['Germany', 'France', 'Finland'] as const)
    const place = upTo(moments.length)
    const [at, quarter] = moments[place] as (typeof moments)[number]
    const lines = Array.from({ length: 1 + upTo(3) }, () => ({
      quantity: 1 + upTo(4),
      price: money(1 + upTo(9_000)),
      vatRate: oneOf(rates[country]),
    }))
    const bought = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
    const [discountAmount, shippingCost] = [money(upTo(bought)), money(oneOf([0, 3_999]))]
    // Companies, sales at home's rates and trials are in no table; a number that came after the tax was charged changes nothing.
    const kind = oneOf([
      'destination',
      'destination',
      'destination',
      'company',
      'given a number afterwards',
      'domestic',
      'demo',
      'handed over',
    ] as const)
    const { id } = await placeOrder(database, {
      ...paid,
      paidAt: new Date(at),
      country,
      lines,
      discountAmount,
      shippingCost,
      taxation: kind === 'company' || kind === 'domestic' ? 'domestic' : 'destination',
      isHandedOver: kind === 'handed over',
      ...((kind === 'company' || kind === 'given a number afterwards') && {
        companyName: 'Salz GmbH',
        taxNumber: 'DE123456789',
      }),
    })
    const total = bought - discountAmount + shippingCost
    await attemptPayment(database, id, {
      state: 'paid',
      amount: money(total),
      ...(kind === 'demo' && { provider: 'demo' }),
    })
    const ordered = lines.map((line) => ({ ...line, productName: 'Sól', weight: null }))
    let left = sumsOf(invoiceLines(ordered, discountAmount, shippingCost))
    let backPlace = place
    const isCounted = kind === 'destination' || kind === 'given a number afterwards'
    const netOf = (sums: typeof left) => sums.reduce((sum, { net }) => sum + net, 0)
    if (isCounted)
      for (const { rate, gross, net } of left) count(`${quarter} ${codes[country]} ${rate} ${quarter}`, gross, net)
    for (let went = total > 0 ? upTo(3) : 0; went > 0; went -= 1) {
      backPlace = Math.min(moments.length - 1, backPlace + upTo(3))
      const [backAt, backIn] = moments[backPlace] as (typeof moments)[number]
      const gross = left.reduce((sum, one) => sum + one.gross, 0)
      const amount = money(1 + upTo(Math.max(1, gross)))
      if (amount > gross) break
      const vatRate = oneOf([null, lines[0]?.vatRate ?? null])
      await database.execute(sql`
        insert into refunds (id, payment_id, order_id, amount_grosze, vat_rate, state, created_at)
        select gen_random_uuid(), id, order_id, ${amount}, ${vatRate}, 'done', ${backAt}::timestamptz + ${3 - went}::int * interval '1 millisecond'
        from payments where order_id = ${id}`)
      const before = left
      left = afterRefund(before, amount, vatRate)
      if (isCounted)
        for (const [index, { rate, gross: was, net }] of before.entries())
          count(
            `${backIn} ${codes[country]} ${rate} ${quarter}`,
            (left[index]?.gross ?? 0) - was,
            (left[index]?.net ?? 0) - net,
          )
    }
    if ((isCounted || kind === 'domestic') && quarter !== '2027-1') consumersNet += netOf(left)
  }

  const read = () =>
    Promise.all(['2026-1', '2026-2', '2026-3', '2026-4', '2027-1'].map((one) => readOssQuarter(database, one)))
  const fresh = await read()
  const { rows: days } = await database.execute<{ day: string }>(sql`select distinct day::text from sales_days_due`)
  for (const { day } of days) await keepDay(database, day)
  const kept = await read()
  expect(kept).toEqual(fresh)
  // As an earlier version leaves a day that it has summed.
  await database.execute(sql`delete from sales_sums where part in ('consumers', 'destination') and day < '2026-10-01'`)
  expect(await read()).toEqual(fresh)

  const grosze = (printed: string) => Math.round(Number(printed) * 100)
  const told = new Map<string, { gross: number; net: number }>()
  const tell = (of: string, quarter: string, { country, rate, gross, net, vat }: OssQuarter['rows'][number]) => {
    expect(grosze(gross)).toBe(grosze(net) + grosze(vat))
    told.set(`${of} ${country} ${rate} ${quarter}`, { gross: grosze(gross), net: grosze(net) })
  }
  for (const { quarter, rows, corrections, total } of kept) {
    for (const row of rows) tell(quarter, quarter, row)
    for (const row of corrections) tell(quarter, row.quarter, row)
    const sum = [...rows, ...corrections].reduce((added, { gross }) => added + grosze(gross), 0)
    expect(grosze(total.gross)).toBe(sum)
  }
  const counted = [...expected].filter(([, { gross, net }]) => gross !== 0 || net !== 0)
  expect(new Map([...told].toSorted())).toEqual(new Map(counted.toSorted(([one], [other]) => (one < other ? -1 : 1))))
  expect(kept.some(({ corrections }) => corrections.length > 0)).toBe(true)

  const { lastYear } = await readYearsAbroad(database, '2027-03-01')
  expect(lastYear).toBe(consumersNet)
})
