import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { attemptPayment, paid, placeOrder } from '../../../tests/support/orders.ts'
import { fewOf } from '../../../tests/support/release.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { daysAfter } from '../../kernel/calendar.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { money } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { vatSummary } from '../orders/vat.ts'
import { keepDay } from './keep-sums.server.ts'
import { readReport } from './read-report.server.ts'
import { reportParts, type Report } from './report.ts'

const today = dayInPoland()
const first = daysAfter(today, -20)

/** A number that looks random and is the same each time. */
function* numbers(seed: number): Generator<number, never, void> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state
  }
}

/** Orders of all kinds in the last weeks, and what went back of them. */
async function makeHistory(database: Database, seed: number): Promise<void> {
  const random = numbers(seed)
  const upTo = (limit: number) => (random.next().value >>> 8) % limit
  const oneOf = <Choice>(choices: readonly Choice[]) => choices[upTo(choices.length)] as Choice
  await database.execute(sql`
    insert into products (slug, name, description, price_grosze, vat_rate, weight_grams, in_stock, stock_quantity, sort_order, is_active)
    select 'p' || n, 'Sól ' || n, '', 1000, 23, 500, true, 100, n, true from generate_series(1, 4) as n`)
  for (let count = 0; count < 25; count += 1) {
    const lines = Array.from({ length: 1 + upTo(4) }, () => ({
      productId: oneOf([1, 2, 3, null]),
      quantity: 1 + upTo(5),
      price: money(1 + upTo(5_000)),
      vatRate: oneOf([23, 8, 5]),
    }))
    const bought = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
    const isPaid = upTo(5) > 0
    const at = new Date(`${daysAfter(first, upTo(21))}T${oneOf(['00:30', '11:00', '22:45'])}:00Z`)
    const { id } = await placeOrder(database, {
      ...(isPaid && { ...paid, paidAt: at }),
      lines,
      country: oneOf(['Poland', 'Germany', 'France']),
      discountCode: oneOf([null, null, 'SOL10']),
      discountAmount: money(upTo(bought)),
      shippingCost: money(oneOf([0, 1_599, 2_501])),
    })
    if (!isPaid) continue
    const { rows } = await database.execute<{ total: number }>(
      sql`select total_grosze as total from orders where id = ${id}`,
    )
    const total = rows[0]?.total ?? 0
    const payment = await attemptPayment(database, id, { state: 'paid', amount: money(total) })
    let left = total
    for (let went = upTo(3); went > 0 && left > 0; went -= 1) {
      const amount = 1 + upTo(left)
      left -= amount
      await database.execute(sql`
        insert into refunds (id, payment_id, order_id, amount_grosze, vat_rate, state, created_at)
        select gen_random_uuid(), id, order_id, ${amount}, ${oneOf([null, 23, 8])}, ${oneOf(['done', 'done', 'waiting', 'refused'])},
          ${daysAfter(first, upTo(21))}::timestamptz + interval '13 hours'
        from payments where order_id = ${id}`)
    }
    void payment
  }
}

/** What all orders say themselves, order by order. */
async function sumOverOrders(database: Database) {
  const { rows: all } = await database.execute<{
    id: number
    total: number
    discount: number
    shipping: number
    country: string
    code: string | null
  }>(sql`
    select id, total_grosze as total, discount_grosze as discount, shipping_grosze as shipping, country, discount_code as code
    from orders where sales_day(paid_at) between ${first} and ${today}`)
  const { rows: given } = await database.execute<{ amount: number; country: string }>(sql`
    select amount_grosze as amount, country from refunds join orders on orders.id = order_id
    where state = 'done' and sales_day(refunds.created_at) between ${first} and ${today}`)
  const sum = (amounts: number[]) => amounts.reduce((added, amount) => added + amount, 0)
  let net = 0
  const grossAt = new Map<number, number>()
  for (const { id, discount, shipping } of all) {
    const { rows: lines } = await database.execute<{ price: number; quantity: number; vatRate: number }>(sql`
      select price_grosze as price, quantity, vat_rate::float as "vatRate" from order_lines where order_id = ${id}`)
    const taxed = lines.map((line) => ({ ...line, price: money(line.price) }))
    for (const rate of vatSummary(taxed, money(discount), money(shipping))) {
      net += rate.net
      grossAt.set(rate.rate, (grossAt.get(rate.rate) ?? 0) + rate.gross)
    }
  }
  const of = (country: string) => sum(all.filter((one) => one.country === country).map(({ total }) => total))
  return {
    orders: all.length,
    gross: sum(all.map(({ total }) => total)),
    net,
    refunded: sum(given.map(({ amount }) => amount)),
    of,
    grossAt,
  }
}

const grosze = (printed: string | undefined) => Math.round(Number(printed) * 100)
const asked = { from: first, until: today }

async function keepAll(database: Database): Promise<void> {
  const { rows } = await database.execute<{ day: string }>(sql`select distinct day::text from sales_days_due`)
  for (const { day } of rows) await keepDay(database, day)
}

describe('a report', () => {
  test.for(fewOf([7, 11, 13], 1))(
    'equals the sum over orders in each part, before and after its sums are kept (history %i)',
    async (seed) => {
      const { database } = await openTestShop()
      await makeHistory(database, seed)
      const expected = await sumOverOrders(database)
      const read = () => Promise.all(reportParts.map((by) => readReport(database, { ...asked, by })))
      const fresh = await read()
      await keepAll(database)
      expect(await database.$count(sql`sales_days_due`)).toBe(0)
      const kept = await read()
      expect(kept).toEqual(fresh)
      for (const report of kept) {
        const { total, rows, by } = report
        expect([by, total.orders, grosze(total.gross), grosze(total.net), grosze(total.refundedGross)]).toEqual([
          by,
          expected.orders,
          expected.gross,
          expected.net,
          expected.refunded,
        ])
        for (const figure of ['gross', 'net', 'refundedGross', 'refundedNet', 'revenueGross', 'revenueNet'] as const)
          expect([by, figure, rows.reduce((sum, row) => sum + grosze(row[figure]), 0)]).toEqual([
            by,
            figure,
            grosze(total[figure]),
          ])
        expect(rows.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(total.pieces)
      }
      const [byCountry, byRate] = ['country', 'rate'].map((part) => kept.find(({ by }) => by === part))
      for (const { name, gross } of byCountry?.rows ?? []) expect(grosze(gross)).toBe(expected.of(name))
      for (const { name, gross } of byRate?.rows ?? []) expect(grosze(gross)).toBe(expected.grossAt.get(Number(name)))
    },
  )

  test('knows at once what is paid, given back and changed after its sums were kept', async () => {
    const { database } = await openTestShop()
    const total = async () => (await readReport(database, { from: today, until: today, by: 'month' })).total
    const { id } = await placeOrder(database)
    await attemptPayment(database, id, { state: 'paid', amount: money(9069) })
    await keepAll(database)
    expect(await total()).toMatchObject({ orders: 0, gross: '0.00' })
    await database.execute(
      sql`update orders set paid_at = now(), payment_status = 'paid', status = 'confirmed' where id = ${id}`,
    )
    expect(await total()).toMatchObject({ orders: 1, gross: '90.69', revenueGross: '90.69', pieces: 3 })
    await keepAll(database)
    await database.execute(sql`
      insert into refunds (id, payment_id, order_id, amount_grosze, state)
      select gen_random_uuid(), id, order_id, 1000, 'waiting' from payments`)
    expect(await total()).toMatchObject({ refundedGross: '0.00' })
    await database.execute(sql`update refunds set state = 'done'`)
    expect(await total()).toMatchObject({ refundedGross: '10.00', revenueGross: '80.69' })
    await keepAll(database)
    await database.execute(sql`update refunds set state = 'refused'`)
    expect(await total()).toMatchObject({ refundedGross: '0.00', revenueGross: '90.69' })
    await keepAll(database)
    await database.execute(sql`update order_lines set quantity = 2 where position = 0`)
    await database.execute(
      sql`update orders set subtotal_grosze = subtotal_grosze + 2490, total_grosze = total_grosze + 2490`,
    )
    expect(await total()).toMatchObject({ gross: '115.59', pieces: 4 })
  })
})

const ask = async (shop: TestShop, query: string) => {
  const answer = await shop.callAsAdmin('GET', `/api/admin/reports${query}`)
  return { status: answer.status, body: await answer.text() }
}

test('the accountant reads reports and takes them as a table; a packer and a wrong time are refused', async () => {
  const shop = await openTestShop()
  await shop.database.execute(sql`update administrators set role = 'accountant'`)
  await placeOrder(shop.database, { ...paid, paidAt: new Date(), discountCode: '=SOL' })
  const read = await ask(shop, `?from=${today}&until=${today}&by=code`)
  expect((JSON.parse(read.body) as Report).rows).toMatchObject([{ label: '=SOL', orders: 1, gross: '90.69' }])
  const table = await ask(shop, `/export?from=${today}&until=${today}&by=code`)
  expect(table.body.split('\r\n')).toEqual([
    'Kod rabatowy;Zamówienia;Sztuki;Sprzedaż brutto;Sprzedaż netto;Zwroty brutto;Zwroty netto;Przychód brutto;Przychód netto',
    "'=SOL;1;3;90,69;73,73;0,00;0,00;90,69;73,73",
    'Razem;1;3;90,69;73,73;0,00;0,00;90,69;73,73',
    '',
  ])
  const wrong = [
    '?from=2026-02-02&until=2026-02-01',
    '?from=2026-02-31&until=2026-03-01',
    '?from=1900-01-01&until=2026-01-01',
    '',
  ]
  for (const query of wrong) expect(await ask(shop, query)).toMatchObject({ status: 422 })
  await shop.database.execute(sql`update administrators set role = 'packer'`)
  expect(await ask(shop, `?from=${today}&until=${today}`)).toMatchObject({ status: 403 })
})
