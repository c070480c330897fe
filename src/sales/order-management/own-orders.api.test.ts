import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openShopWithAnna, register, anna } from '../../../tests/support/customers.ts'
import { customerIdOf, placeOrder } from '../../../tests/support/orders.ts'
import { cookiesOf, openTestShop } from '../../../tests/support/shop.ts'
import { orderEvents } from '../orders/orders.table.ts'
import type { OrderRecord } from './order-details.ts'
import type { CustomerOrder } from '../orders/order.ts'

describe('one order', () => {
  async function openShopWithOrder() {
    const { shop, cookies } = await openShopWithAnna()
    const { id } = await placeOrder(shop.database, { customerId: await customerIdOf(shop.database, anna.email) })
    const read = (Cookie = '', path = String(id)) =>
      shop.call('GET', `/api/store/orders/${path}`, { headers: { Cookie } })
    return { shop, cookies, id, read }
  }

  test('is shown to its customer, without what is the office’s', async () => {
    const { cookies, id, read } = await openShopWithOrder()
    const answer = await read(cookies)
    const order = (await answer.json()) as object
    expect([answer.status, order]).toMatchObject([200, { id, customerName: 'Anna Nowak' }])
    expect(Object.keys(order)).not.toEqual(expect.arrayContaining(['events']))
    expect(order).not.toHaveProperty('needsAttention')
  })

  test('of somebody else is as good as none, and so is a guest’s', async () => {
    const { shop, id, cookies, read } = await openShopWithOrder()
    const other = cookiesOf(await register(shop, { ...anna, email: 'jan@example.com' }))
    const guests = await placeOrder(shop.database)
    const answers = [await read(other), await read(other, '999999'), await read(cookies, String(guests.id))]
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'order_not_found' }])
    expect((await read(cookies, String(id))).status).toBe(200)
  })

  test.for(['0', '-1', '1.5', 'abc', '1e3', '99999999999'])('has no number like %j', async (path) => {
    const { cookies, read } = await openShopWithOrder()
    expect((await read(cookies, path)).status).toBe(404)
  })

  test('is shown to nobody who isn’t signed in, and a session that is none takes the hint away', async () => {
    const { read } = await openShopWithOrder()
    for (const answer of [await read(), await read('salorge-customer-session=made-up; salorge-signed-in=1')]) {
      expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'not_signed_in' }])
      expect(answer.headers.getSetCookie().join()).toContain('salorge-signed-in=; Max-Age=0')
    }
  })

  test('is shown to an administrator with all that happened to it, also where a customer is signed in, too', async () => {
    const { shop, id, cookies, read } = await openShopWithOrder()
    await shop.database.execute(sql`update orders set needs_attention = 'disputed', version = 3`)
    await shop.database.insert(orderEvents).values([
      { orderId: id, kind: 'created', actor: 'customer' },
      { orderId: id, kind: 'paid', actor: 'provider', details: { amount: 9_069, currency: 'PLN' } },
    ])
    const expected = {
      id,
      needsAttention: 'disputed',
      version: 3,
      events: [
        { kind: 'created', actor: 'customer', details: {} },
        { kind: 'paid', actor: 'provider', details: { amount: '90.69', currency: 'PLN' } },
      ],
    }
    const answer = await shop.callAsAdmin('GET', `/api/store/orders/${id}`)
    expect((await answer.json()) as OrderRecord).toMatchObject(expected)
    const admin = cookiesOf(
      await shop.call('POST', '/api/admin/login', { body: { username: 'admin', password: 'simoussi-1972' } }),
    )
    expect(await (await read(`${cookies}; ${admin}`)).json()).toMatchObject(expected)
    expect((await shop.callAsAdmin('GET', '/api/store/orders/999999')).status).toBe(404)
  })
})

describe('the list of one’s orders', () => {
  async function openShopWithOrders(count: number) {
    const { shop, callAsAnna } = await openShopWithAnna()
    const customerId = await customerIdOf(shop.database, anna.email)
    const numbers: string[] = []
    for (let day = 0; day < count; day += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + day))
      numbers.unshift((await placeOrder(shop.database, { customerId, createdAt })).number)
    }
    const list = async (asked = '') => {
      const answer = await callAsAnna('GET', `/orders${asked}`)
      const orders = (await answer.json()) as CustomerOrder[]
      return { status: answer.status, total: answer.headers.get('X-Total-Count'), orders }
    }
    return { shop, list, numbers, callAsAnna }
  }
  const numbersOf = (orders: CustomerOrder[]) => orders.map(({ orderNumber }) => orderNumber)

  test('has the newest first, one page after the other, and says how many there are', async () => {
    const { list, numbers } = await openShopWithOrders(5)
    const [all, first, last, beyond] = [
      await list(),
      await list('?limit=2'),
      await list('?limit=2&page=3'),
      await list('?limit=2&page=4'),
    ]
    expect([numbersOf(all.orders), all.total]).toEqual([numbers, '5'])
    expect([numbersOf(first.orders), first.total]).toEqual([numbers.slice(0, 2), '5'])
    expect([numbersOf(last.orders), last.total]).toEqual([numbers.slice(4), '5'])
    expect([numbersOf(beyond.orders), beyond.total]).toEqual([[], '5'])
    expect(all.orders[0]).toMatchObject({ total: '90.69', status: 'pending' })
    expect(all.orders[0]).not.toHaveProperty('items')
  })

  test('has those of nobody else', async () => {
    const { shop, list } = await openShopWithOrders(0)
    await register(shop, { ...anna, email: 'jan@example.com' })
    await placeOrder(shop.database, { customerId: await customerIdOf(shop.database, 'jan@example.com') })
    // A guest's, even with the same address: nobody has proved that it is theirs.
    await placeOrder(shop.database, { email: anna.email })
    expect(await list()).toEqual({ status: 200, total: '0', orders: [] })
  })

  test.for(['?page=0', '?page=x', '?limit=501', '?limit=-1'])('refuses %s', async (asked) => {
    const { list } = await openShopWithOrders(0)
    expect((await list(asked)).status).toBe(422)
  })
})

test('openapi.json says that either of two sessions opens an order', async () => {
  const shop = await openTestShop()
  const { paths } = (await (await shop.call('GET', '/api/openapi.json')).json()) as { paths: Record<string, any> }
  expect(paths['/api/store/orders/{id}'].get.security).toEqual([{ administrator: [] }, { customer: [] }])
})
