import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anna, order, stock } from '../../../tests/support/checkouts.ts'
import { attemptPayment, paid, placeOrder } from '../../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { daysAfter } from '../../kernel/calendar.ts'
import { dayInPoland } from '../../kernel/day-in-poland.ts'
import { money } from '../../kernel/money.ts'
import { quarterOf } from '../reports/abroad-shares.ts'
import type { SalesAbroad } from './abroad.ts'
import { watchThreshold } from './watch-threshold.server.ts'

const today = dayInPoland()

async function openAbroad() {
  const shop = await openTestShop()
  const [salt = 0, book = 0] = await stock(shop, { price: '20.00', pieces: 50 }, { price: '50.00', pieces: 50 })
  const rate = { deliveryType: 'home', countries: ['DE', 'FR', 'MC'], minWeight: 0, cost: '40.00' }
  expect((await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: rate })).status).toBe(201)
  const decide = (since: string | null, version?: number) =>
    shop.callAsAdmin('PUT', '/api/admin/abroad/destination-tax', { body: { since, version } })
  const confirm = (rates: object[]) => shop.callAsAdmin('POST', '/api/admin/abroad/rates', { body: { rates } })
  const shown = async () => (await (await shop.callAsAdmin('GET', '/api/admin/abroad')).json()) as SalesAbroad
  const cart = [
    { id: salt, quantity: 2 },
    { id: book, quantity: 1 },
  ]
  const to = async (country: string, more: object = {}) => {
    const answer = await order(shop, cart, { shippingAddress: { ...anna, country, postalCode: '12345' }, ...more })
    expect(answer.status, await answer.clone().text()).toBe(201)
    return newest(shop)
  }
  return { shop, salt, book, decide, confirm, shown, to }
}

async function newest({ database }: TestShop) {
  const { rows } = await database.execute<{ id: number; taxation: string; total: number; rates: number[] }>(sql`
    select id, taxation, total_grosze as total,
      array(select vat_rate::float from order_lines where order_id = orders.id order by position) as rates
    from orders order by id desc limit 1`)
  return rows[0]
}

test('from its day on consumers abroad pay their country’s rates, at the same prices, and their refunds and invoices keep them', async () => {
  const { shop, salt, decide, confirm, to } = await openAbroad()
  const refused = await decide(today)
  expect([refused.status, await refused.json()]).toMatchObject([422, { countries: 'Francja, Niemcy' }])
  expect((await decide(daysAfter(today, -1))).status).toBe(422)
  const of = (country: string, rate: number, productId: number | null = null) => ({
    country,
    rate,
    productId,
    from: today,
  })
  // A product with a rate of its own isn't enough where others have none.
  expect((await confirm([of('DE', 19), of('FR', 5.5, salt)])).status).toBe(200)
  expect((await (await decide(today)).json()) as object).toMatchObject({ countries: 'Francja' })
  expect((await confirm([of('FR', 20), of('FR', 3, salt), { ...of('DE', 7), from: daysAfter(today, 1) }])).status).toBe(
    200,
  )
  expect((await confirm([of('FR', 5.5, salt)])).status).toBe(200)
  expect((await confirm([of('FR', 5.55)])).status).toBe(422)
  expect((await confirm([of('FR', 5.5, 999_999)])).status).toBe(422)
  // Neither does the database hold such a product, nor such a day.
  for (const odd of [of('FR', 5.5, 2 ** 31), of('FR', -1)]) expect((await confirm([odd])).status).toBe(422)
  expect((await confirm([{ ...of('FR', 5.5), from: '0000-01-01' }])).status).toBe(400)
  expect(await to('Germany')).toMatchObject({ taxation: 'domestic', total: 13_000, rates: [23, 23] })

  expect((await decide(today, 1)).status).toBe(200)
  expect((await decide(null, 1)).status).toBe(409)
  expect(await to('Germany')).toMatchObject({ taxation: 'destination', total: 13_000, rates: [19, 19] })
  expect(await to('Monaco')).toMatchObject({ taxation: 'destination', rates: [5.5, 20] })
  expect(await to('Poland')).toMatchObject({ taxation: 'domestic', rates: [23, 23] })
  const firm = { name: 'Salz GmbH', taxNumber: 'DE123456789' }
  expect(await to('Germany', { company: firm })).toMatchObject({ taxation: 'domestic', rates: [23, 23] })

  const french = await to('France')
  expect(french).toMatchObject({ taxation: 'destination', total: 13_000, rates: [5.5, 20] })
  const { database } = shop
  await database.execute(
    sql`update orders set status = 'confirmed', payment_status = 'paid', paid_at = now() where id = ${french?.id}`,
  )
  const asOffice = (method: string, path: string, body: object) =>
    shop.callAsAdmin(method, `/api/admin/orders/${french?.id}${path}`, { body })
  const issued = await asOffice('POST', '/documents', {})
  expect(issued.status, await issued.clone().text()).toBeLessThan(300)
  const { rows: invoices } = await database.execute(sql`select taxation, sums from invoices`)
  // 40 of 90 zł of goods are at 5.5 %, so is as much of the delivery.
  expect(invoices).toEqual([
    {
      taxation: 'destination',
      sums: [
        { rate: 20, gross: 7_222, net: 6_018, vat: 1_204 },
        { rate: 5.5, gross: 5_778, net: 5_477, vat: 301 },
      ],
    },
  ])
  const { rows } = (await (await shop.callAsAdmin('GET', `/api/admin/abroad/oss?quarter=${quarter}`)).json()) as {
    rows: object[]
  }
  expect(rows).toEqual([
    { country: 'FR', name: 'Francja', rate: 20, gross: '72.22', net: '60.18', vat: '12.04' },
    { country: 'FR', name: 'Francja', rate: 5.5, gross: '57.78', net: '54.77', vat: '3.01' },
  ])
  const csv = await (await shop.callAsAdmin('GET', `/api/admin/abroad/oss/export?quarter=${quarter}`)).text()
  expect(csv.split('\r\n')[2]).toBe(`Sprzedaż;${quarter};FR;Francja;"5,5";54,77;3,01;57,78;PLN`)
  await database.execute(sql`update payments set state = 'paid' where order_id = ${french?.id}`)
  const back = { amount: '1,00', vatRate: 5.5, sentOn: today, how: 'gotówką' }
  expect(await (await asOffice('POST', '/outside-refunds', back)).json()).toMatchObject({ vatRate: 5.5 })
})

const quarter = quarterOf(today)

test(
  'an office that changes an order taxes its pieces as where it goes then, and a rate that is needed stays',
  onlyForRelease('rare, and the pure rule is tried by itself'),
  async () => {
    const { shop, salt, decide, confirm, to, shown } = await openAbroad()
    const rates = [
      { country: 'DE', rate: 19, from: today },
      { country: 'FR', rate: 20, from: today },
    ]
    await confirm(rates)
    await decide(today)
    const made = await to('Germany')
    const change = async (country: string, pieces: number) => {
      const body = {
        cart: [{ id: salt, quantity: pieces }],
        recipient: { ...anna, country, postalCode: '12345' },
        shippingMethod: 'home',
      }
      const answer = await shop.callAsAdmin('PUT', `/api/admin/orders/${made?.id}/content`, { body })
      expect(answer.status, await answer.clone().text()).toBe(200)
      return newest(shop)
    }
    expect(await change('Germany', 3)).toMatchObject({ taxation: 'destination', rates: [19] })
    expect(await change('France', 3)).toMatchObject({ taxation: 'destination', rates: [20] })
    expect(await change('Poland', 3)).toMatchObject({ taxation: 'domestic', rates: [23] })
    const [first] = (await shown()).rates
    expect((await shop.callAsAdmin('DELETE', `/api/admin/abroad/rates/${first?.id}`)).status).toBe(422)
    expect((await shown()).rates).toHaveLength(2)
    expect((await decide(null)).status).toBe(200)
    expect((await shop.callAsAdmin('DELETE', `/api/admin/abroad/rates/${first?.id}`)).status).toBe(204)
  },
)

test('the meter counts what consumers in other member states paid without tax, and the owner is warned of each step once', async () => {
  const { shop, shown } = await openAbroad()
  const { database } = shop
  const sell = async (gross: number, said: object = {}) => {
    const { id } = await placeOrder(database, {
      ...paid,
      paidAt: new Date(),
      country: 'Germany',
      shippingCost: money(0),
      lines: [{ quantity: 1, price: money(gross) }],
      ...said,
    })
    await attemptPayment(database, id, { state: 'paid', amount: money(gross) })
    return id
  }
  const watch = () => watchThreshold.perform({ database } as never, {}, new AbortController().signal)
  const letters = async () =>
    (await database.execute(sql`select subject from mails where kind = 'threshold' order by created_at, id`)).rows.map(
      ({ subject }) => /\d+%|przekroczyła próg/.exec(String(subject))?.[0],
    )
  // 29,399.99 zł net: one grosz below 70 %.
  await sell(3_616_199)
  await sell(9_000_000, { country: 'Poland' })
  await sell(9_000_000, { country: 'Switzerland' })
  await sell(9_000_000, { companyName: 'Salz GmbH', taxNumber: 'DE123456789' })
  await watch()
  expect([(await shown()).thisYear, (await shown()).step, await letters()]).toEqual(['29399.99', null, []])
  const more = await sell(1)
  await database.execute(sql`update order_lines set price_grosze = 2 where order_id = ${more}`)
  await database.execute(sql`update orders set subtotal_grosze = 2, total_grosze = 2 where id = ${more}`)
  await watch()
  await watch()
  expect([(await shown()).percent, await letters()]).toEqual([70, ['70%']])
  const large = await sell(1_549_800)
  await watch()
  expect(await shown()).toMatchObject({
    step: 100,
    percent: 100,
    isOverLastYear: false,
    countries: [{ country: 'DE' }],
  })
  // What is given back counts no more, but the warning isn't sent twice.
  await database.execute(sql`
    insert into refunds (id, payment_id, order_id, amount_grosze, state)
    select gen_random_uuid(), id, order_id, amount_grosze, 'done' from payments where order_id = ${large}`)
  await watch()
  expect([(await shown()).percent, await letters()]).toEqual([70, ['70%', 'przekroczyła próg']])
})
