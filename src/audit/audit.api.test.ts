import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { applyTo, chef } from '../../tests/support/applications.ts'
import { placeOrder } from '../../tests/support/orders.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { AuditEntry } from './audit-entry.ts'
import { eachFoodFact } from '../catalog/food-facts.ts'

async function trail(shop: TestShop, query = '') {
  const answer = await shop.callAsAdmin('GET', `/api/admin/audit${query}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return { total: answer.headers.get('X-Total-Count'), entries: (await answer.json()) as AuditEntry[] }
}

const salt = { name: 'Sól', description: 'Szara.', price: '24,90', weight: 0.25 }

async function createProduct(shop: TestShop, said: object = {}) {
  const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: { ...salt, ...said } })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as { id: number }
}

describe('an entry', () => {
  test('says who changed which fields, from what to what, in the words of the panel', async () => {
    const shop = await openTestShop()
    const { id } = await createProduct(shop)
    const translations = [{ language: 'en', name: 'Salt', description: 'Grey.' }]
    const nothingOfFood = eachFoodFact(() => null)
    const body = { price: '19.9', description: 'Szara.', translations }
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })
    const { entries } = await trail(shop)
    expect(entries[0]).toEqual({
      id: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      administrator: 'admin',
      action: 'changed',
      subject: 'product',
      subjectId: String(id),
      subjectName: 'Sól',
      before: { price: '24.90', translations: [] },
      after: { price: '19.90', translations: [{ ...translations[0], ...nothingOfFood }] },
    })
  })

  test('of what is new or gone holds all of it, on one side', async () => {
    const shop = await openTestShop()
    const { id } = await createProduct(shop)
    await shop.callAsAdmin('DELETE', `/api/admin/products/${id}`)
    const { entries } = await trail(shop)
    const whole = expect.objectContaining({ name: 'Sól', price: '24.90', weight: 0.25, stockQuantity: 0 })
    expect(entries).toMatchObject([
      { action: 'deleted', before: whole, after: null },
      { action: 'created', before: null, after: whole },
    ])
  })

  test('is not written by a change that changes nothing, nor by one that is refused', async () => {
    const shop = await openTestShop()
    const { id } = await createProduct(shop)
    const put = async (body: object) =>
      (await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { ...body } })).status
    expect([await put({}), await put({ price: '24.90', name: 'Sól' })]).toEqual([200, 200])
    expect([await put({ price: '1', version: 99 }), await put({ price: '1.999' })]).toEqual([409, 422])
    expect((await shop.callAsAdmin('DELETE', '/api/admin/products/999')).status).toBe(404)
    expect((await trail(shop)).total).toBe('1')
  })

  test('of an order names it and what was changed, not its customer; its history names who did it', async () => {
    const shop = await openTestShop()
    const order = await placeOrder(shop.database, { needsAttention: 'paid_twice' })
    const path = `/api/admin/orders/${order.id}`
    await shop.callAsAdmin('PUT', `${path}/shipping-status`, {
      body: { shippingStatus: 'shipped', trackingNumber: '123' },
    })
    await shop.callAsAdmin('DELETE', `${path}/attention`)
    await shop.callAsAdmin('DELETE', `${path}/attention`)
    const answer = await shop.callAsAdmin('PUT', `${path}/status`, { body: { status: 'cancelled' } })
    const { entries } = await trail(shop)
    const expected = [
      [{ status: 'pending' }, { status: 'cancelled' }],
      [{ needsAttention: 'paid_twice' }, { needsAttention: null }],
      [
        { shippingStatus: 'not_shipped', trackingNumber: null },
        { shippingStatus: 'shipped', trackingNumber: '123' },
      ],
    ]
    expect(entries.map(({ before, after }) => [before, after])).toEqual(expected)
    expect(new Set(entries.map(({ subjectName }) => subjectName))).toEqual(new Set([order.number]))
    const { events } = (await answer.json()) as { events: { actor: string; details: { by?: string } }[] }
    expect(events.map(({ actor, details }) => [actor, details.by])).toEqual(
      Array.from({ length: 3 }, () => ['administrator', 'admin']),
    )
  })

  test('of a member says nothing by which somebody could find them when they are gone', async () => {
    const shop = await openTestShop()
    await applyTo(shop, chef)
    const { rows } = await shop.database.execute<{ id: number; mail: string }>(sql`
      select members.id, mails.id as mail from members, mails where recipient is null`)
    const [{ id, mail } = { id: 0, mail: '' }] = rows
    const path = `/api/admin/members/chefs/${id}`
    await shop.callAsAdmin('PUT', path, { body: { published: true } })
    await shop.callAsAdmin('PUT', path, { body: { published: true } })
    await shop.database.execute(sql`update mails set state = 'failed'`)
    await shop.callAsAdmin('POST', `/api/admin/mails/${mail}/send-again`)
    await shop.callAsAdmin('DELETE', path)
    const { entries } = await trail(shop)
    expect(entries.map(({ subject, subjectName, before, after }) => [subject, subjectName, before, after])).toEqual([
      ['member', 'chef', { published: true, hidden: false, materialsSent: false, bonusSent: false }, null],
      ['mail', expect.stringMatching(/^[a-z-]+$/), null, null],
      ['member', 'chef', { published: false }, { published: true }],
    ])
    for (const secret of Object.values(chef)) expect(JSON.stringify(entries)).not.toContain(secret)
  })
})

describe('the list', () => {
  test('shows changes of the same thing in the turn in which they were made, however long one of them had to wait', async () => {
    const shop = await openTestShop()
    const { id: product } = await createProduct(shop)
    const { id } = await placeOrder(shop.database, { holdsStock: true, lines: [{ productId: product }] })
    const put = (what: string, body: object) => shop.callAsAdmin('PUT', `/api/admin/orders/${id}/${what}`, { body })
    const { database } = shop
    // Cancelling puts goods back on the shelf, where somebody else is busy; sending takes nothing from there.
    const { cancelled } = await database.transaction(async (transaction) => {
      await transaction.execute(sql`select from products where id = ${product} for update`)
      const made = put('status', { status: 'cancelled' })
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await database.execute(waiting)).rowCount).toBe(1)
      expect((await put('shipping-status', { shippingStatus: 'shipped' })).status).toBe(200)
      return { cancelled: made }
    })
    expect((await cancelled).status).toBe(200)
    const { entries } = await trail(shop, '?subject=order')
    expect(entries.map(({ after }) => after)).toEqual([{ status: 'cancelled' }, { shippingStatus: 'shipped' }])
  })

  test('comes in pages, the newest first, each entry once, also of those of one moment', async () => {
    const shop = await openTestShop()
    await shop.database.execute(sql`
      insert into audit_entries (administrator, action, subject, subject_id, created_at)
      select 'admin', 'changed', 'product', number, now() - (number / 10) * interval '1 minute'
      from generate_series(1, 25) as number`)
    const pages = [
      await trail(shop, '?limit=10'),
      await trail(shop, '?page=2&limit=10'),
      await trail(shop, '?page=3&limit=10'),
    ]
    expect(pages.map(({ total, entries }) => [total, entries.length])).toEqual([
      ['25', 10],
      ['25', 10],
      ['25', 5],
    ])
    const listed = pages.flatMap(({ entries }) => entries)
    const newestFirst = listed.toSorted(
      (one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt) || other.id - one.id,
    )
    expect(listed).toEqual(newestFirst)
    expect(new Set(listed.map(({ subjectId }) => subjectId)).size).toBe(25)
    expect(listed[0]).toMatchObject({ subjectId: '9', before: null, after: null, subjectName: null })
    expect((await trail(shop, '?page=4&limit=10')).entries).toEqual([])
  })

  test('is that of one kind of thing, or of one of them', async () => {
    const shop = await openTestShop()
    const { id } = await createProduct(shop)
    await createProduct(shop, { name: 'Fleur de sel' })
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { price: 1 } })
    await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: { minWeight: 0.5, maxWeight: 2, cost: 1 } })
    const names = async (query: string) => (await trail(shop, query)).entries.map((entry) => entry.subjectName)
    expect(await names('?subject=product')).toEqual(['Sól', 'Fleur de sel', 'Sól'])
    expect(await names(`?subject=product&subjectId=${id}`)).toEqual(['Sól', 'Sól'])
    expect(await names('?subject=shipping_rate')).toEqual(['Do domu, 0,5–2 kg'])
    expect(await names('?subject=order')).toEqual([])
  })

  test.for(['subject=weather', 'page=0', 'limit=501', `subjectId=${'x'.repeat(101)}`])(
    '%s is refused',
    async (asked) => {
      const shop = await openTestShop()
      expect((await shop.callAsAdmin('GET', `/api/admin/audit?${asked}`)).status).toBe(422)
    },
  )
})
