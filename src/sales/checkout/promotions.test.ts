import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { decide, expectSound, order, sessionIn, stateOf, stock } from '../../../tests/support/checkouts.ts'
import { race } from '../../../tests/support/race.ts'
import { timeTravel } from '../../../tests/support/time-travel.ts'
import { haveCost, inHours, letPromotionsPass, promote } from '../../../tests/support/promotions.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import type { Quote } from './checkout.ts'

async function shopWithSalt() {
  const shop = await openTestShop()
  const [salt = 0] = await stock(shop, { price: '30.00', pieces: 10 })
  return { shop, salt }
}

const cartOf = (id: number, price = '24.00', quantity = 2) => [{ id, name: 'Sól', price, quantity, weight: '250g' }]

const linesOf = async ({ database }: TestShop) =>
  (
    await database.execute(sql`
      select price_grosze as price, regular_price_grosze as regular, lowest_price_grosze as lowest from order_lines`)
  ).rows

const totalOf = async ({ database }: TestShop) =>
  (await database.execute<{ total: number }>(sql`select total_grosze as total from orders order by id desc limit 1`))
    .rows[0]?.total

const check = async (shop: TestShop, id: number, price: string) => {
  const answer = await shop.call('POST', '/api/store/check-cart', { body: { cart: cartOf(id, price) } })
  return ((await answer.json()) as { lines: { problem: string | null; product: object }[] }).lines[0]
}

describe('a cart', () => {
  test('is told when a promotion begins and when it ends', async () => {
    const { shop, salt } = await shopWithSalt()
    await promote(shop, salt, '24.00', { from: inHours(1), until: inHours(3) })
    expect(await check(shop, salt, '30.00')).toMatchObject({ problem: null })
    await letPromotionsPass(shop.database, '2 hours')
    expect(await check(shop, salt, '30.00')).toMatchObject({
      problem: 'price_changed',
      product: {
        price: '24.00',
        pricePerKilogram: '96.00',
        promotion: { regularPrice: '30.00', lowestPrice: '30.00' },
      },
    })
    expect(await check(shop, salt, '24.00')).toMatchObject({ problem: null })
    await letPromotionsPass(shop.database, '2 hours')
    expect(await check(shop, salt, '24.00')).toMatchObject({
      problem: 'price_changed',
      product: { price: '30.00', promotion: null },
    })
  })
})

describe('an order', () => {
  test('is made at the promotion’s price, and keeps what the customer was told with it', async () => {
    const { shop, salt } = await shopWithSalt()
    await haveCost(shop.database, salt, '10 days', 2650)
    await promote(shop, salt, '24.00')
    await sessionIn(await order(shop, cartOf(salt), { expectedTotal: '63.99' }))
    expect(await linesOf(shop)).toEqual([{ price: 2400, regular: 3000, lowest: 2650 }])
    const { rows } = await shop.database.execute<{ id: number }>(sql`select id from orders`)
    const read = await shop.callAsAdmin('GET', `/api/store/orders/${rows[0]?.id}`)
    expect(await read.json()).toMatchObject({
      items: [{ price: '24.00', promotion: { regularPrice: '30.00', lowestPrice: '26.50' } }],
    })
  })

  test('without a promotion says nothing of one', async () => {
    const { shop, salt } = await shopWithSalt()
    await sessionIn(await order(shop, cartOf(salt)))
    expect(await linesOf(shop)).toEqual([{ price: 3000, regular: null, lowest: null }])
  })

  test.for([
    ['ended', '63.99', '30.00', '75.99', null],
    ['begun', '75.99', '24.00', '63.99', { regularPrice: '30.00', lowestPrice: '30.00' }],
  ] as const)(
    'whose total is that from before a promotion has %s is shown the new figures',
    async ([what, ...told]) => {
      const { shop, salt } = await shopWithSalt()
      const [expectedTotal, price, total, promotion] = told
      const { id } = await promote(shop, salt, '24.00')
      if (what === 'ended') await shop.callAsAdmin('PUT', `/api/admin/promotions/${id}`, { body: { ended: true } })
      const answer = await order(shop, cartOf(salt), { expectedTotal })
      expect(answer.status).toBe(409)
      const { code, quote } = (await answer.json()) as { code: string; quote: Quote }
      expect(code).toBe('total_changed')
      expect(quote.total).toBe(total)
      expect(quote.lines[0]).toMatchObject({ price, promotion })
      expect(await linesOf(shop)).toEqual([])
    },
  )

  test('whose prices have changed against each other is shown the new ones, though they come to the same', async () => {
    const shop = await openTestShop()
    const [fine = 0, coarse = 0] = await stock(shop, { price: '30.00', pieces: 10 }, { price: '20.00', pieces: 10 })
    await promote(shop, fine, '25.00')
    await shop.callAsAdmin('PUT', `/api/admin/products/${coarse}`, { body: { price: '25.00' } })
    const cart = [...cartOf(fine, '30.00', 1), ...cartOf(coarse, '20.00', 1)]
    const expecting = cart.map((line) => ({ ...line, expectedPrice: line.price }))
    const answer = await order(shop, expecting, { expectedTotal: '65.99' })
    expect(answer.status).toBe(409)
    const { code, quote } = (await answer.json()) as { code: string; quote: Quote }
    expect(code).toBe('total_changed')
    expect(quote.lines).toMatchObject([{ price: '25.00' }, { price: '25.00' }])
    expect(await linesOf(shop)).toEqual([])
    // Who doesn't say what they expect of each is asked for the total only.
    await sessionIn(await order(shop, cart, { expectedTotal: '65.99' }))
  })

  test('that is resumed with other prices than it was made with is made anew, though these come to the same', async () => {
    const shop = await openTestShop()
    const [fine = 0, coarse = 0] = await stock(shop, { price: '30.00', pieces: 10 }, { price: '20.00', pieces: 10 })
    const key = { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }
    const cartAt = (one: string, other: string) =>
      [...cartOf(fine, one, 1), ...cartOf(coarse, other, 1)].map((line) => ({ ...line, expectedPrice: line.price }))
    const first = await sessionIn(await order(shop, cartAt('30.00', '20.00'), { expectedTotal: '65.99' }, key))
    const same = await sessionIn(await order(shop, cartAt('30.00', '20.00'), { expectedTotal: '65.99' }, key))
    expect(same).toBe(first)
    await shop.callAsAdmin('PUT', `/api/admin/products/${fine}`, { body: { price: '20.00' } })
    await shop.callAsAdmin('PUT', `/api/admin/products/${coarse}`, { body: { price: '30.00' } })
    await sessionIn(await order(shop, cartAt('20.00', '30.00'), { expectedTotal: '65.99' }, key))
    expect(await linesOf(shop)).toMatchObject([{ price: 2000 }, { price: 3000 }])
  })

  test('that waits to be paid keeps what was agreed when the promotion is over, whatever the price is then', async () => {
    const { shop, salt } = await shopWithSalt()
    const { id } = await promote(shop, salt, '24.00')
    const key = { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }
    const first = await sessionIn(await order(shop, cartOf(salt), { expectedTotal: '63.99' }, key))
    await shop.callAsAdmin('PUT', `/api/admin/promotions/${id}`, { body: { ended: true } })
    await shop.callAsAdmin('PUT', `/api/admin/products/${salt}`, { body: { price: '45.00' } })
    await timeTravel(shop, '2 hours')
    await decide(shop.database, first, 'expired')
    expect((await stateOf(shop, first)).state).toBe('failed')
    // The same checkout once more: the same order, at the prices with which it was made.
    const again = await sessionIn(await order(shop, cartOf(salt), { expectedTotal: '63.99' }, key))
    expect(again).not.toBe(first)
    await decide(shop.database, again, 'paid')
    expect((await stateOf(shop, again)).state).toBe('paid')
    expect(await totalOf(shop)).toBe(6399)
    expect(await linesOf(shop)).toEqual([{ price: 2400, regular: 3000, lowest: 3000 }])
    await expectSound(shop.database, { [salt]: 10 })
    const { rows } = await shop.database.execute<{ plain: string }>(
      sql`select plain from mails where kind = 'order-confirmed'`,
    )
    expect(rows[0]?.plain).toContain('Cena regularna: 30,00\u00A0zł')
    expect(rows[0]?.plain).toContain('przed obniżką: 30,00\u00A0zł')
    expect(rows[0]?.plain).toContain('96,00\u00A0zł / kg')
  })

  test('that is changed after the promotion is priced anew', async () => {
    const { shop, salt } = await shopWithSalt()
    const { id } = await promote(shop, salt, '24.00')
    const key = { 'Idempotency-Key': 'the-checkout-of-anna-nowak' }
    await sessionIn(await order(shop, cartOf(salt), {}, key))
    await shop.callAsAdmin('PUT', `/api/admin/promotions/${id}`, { body: { ended: true } })
    await sessionIn(await order(shop, cartOf(salt, '24.00', 3), {}, key))
    expect(await linesOf(shop)).toEqual([{ price: 3000, regular: null, lowest: null }])
    expect(await totalOf(shop)).toBe(9000 + 1599)
  })

  test('that meets the end of its promotion has the one price or the other, and the sums that belong to it', async () => {
    const { shop, salt } = await shopWithSalt()
    const { id } = await promote(shop, salt, '24.00')
    await shop.callAsAdmin('GET', '/api/admin/session')
    const hold = sql`select from products where id = ${salt} for update`
    const [ended, ...ordered] = await race<Response>(shop.database, hold, [
      () => shop.callAsAdmin('PUT', `/api/admin/promotions/${id}`, { body: { ended: true } }),
      () => order(shop, cartOf(salt), { expectedTotal: '63.99' }),
      () => order(shop, cartOf(salt), { expectedTotal: '75.99' }),
    ])
    expect(ended?.status).toBe(200)
    for (const answer of ordered) expect([201, 409]).toContain(answer.status)
    const { rows } = await shop.database.execute(sql`
      select total_grosze from orders join order_lines on order_id = orders.id
      where total_grosze <> 1599 + 2 * price_grosze or (price_grosze = 2400) <> (regular_price_grosze is not null)`)
    expect(rows).toEqual([])
    await expectSound(shop.database, { [salt]: 10 })
  })
})
