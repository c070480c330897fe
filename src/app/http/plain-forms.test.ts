import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { samplePoints } from '../../shipping/pickup-points/sample-points.ts'
import { openTestShop, namedCookies, type TestShop } from '../../../tests/support/shop.ts'
import { limits } from '../../server/http/throttle.ts'

type Sent = Record<string, string>

const post = (shop: TestShop, path: string, sent: Sent, headers: Sent = {}) =>
  shop.call('POST', path, {
    body: new URLSearchParams(sent).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: shop.origin, ...headers },
  })

const message = { name: 'Anna Nowak', email: 'anna@example.com', message: 'Dzień dobry!' }

test('forms of other sites are refused; what was typed is shown to who typed it, and kept nowhere', async () => {
  const shop = await openTestShop()
  for (const path of ['/contact', '/joinus?type=chef', '/withdraw', '/order', '/cart', '/checkout'])
    for (const headers of [{ Origin: 'https://elsewhere.example.com' }, { 'Sec-Fetch-Site': 'cross-site' }] as Sent[])
      expect([path, (await post(shop, path, message, headers)).status]).toEqual([path, 403])
  const wrong = await post(shop, '/contact?lang=de', { ...message, email: 'nobody"><b>' })
  expect([wrong.status, wrong.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
  expect(await wrong.text()).toContain('value="nobody&quot;&gt;&lt;b&gt;"')
  expect(await (await shop.call('GET', '/contact?lang=de')).text()).not.toContain('nobody')
  expect((await post(shop, '/contact', message, { 'Content-Type': 'text/plain' })).status).toBe(415)
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, place) => [`field${place}`, 'x']))
  expect((await post(shop, '/checkout', { ...many, do: 'review' })).status).toBe(400)
  // No form of ours has such a key.
  for (const key of ['żółw', 'two\nlines'])
    for (const [path, step] of [
      ['/withdraw', 'confirm'],
      ['/checkout', 'order'],
    ] as const)
      expect([path, (await post(shop, path, { ...message, do: step, key })).status]).toEqual([path, 400])
})

test('the limits of the call hold for the form, by the visitor’s own address', async () => {
  const shop = await openTestShop({ trustProxy: true })
  const from = (address: string) => post(shop, '/contact', message, { 'X-Forwarded-For': address })
  for (const _ of limits.contactMessages.waits) expect((await from('192.0.2.1')).status).toBe(303)
  const refused = await from('192.0.2.1')
  expect([refused.status, (await refused.text()).includes('Dzień dobry!')]).toEqual([429, true])
  expect((await from('192.0.2.2')).status).toBe(303)
})

/** A browser without scripts: it keeps the cookies. */
async function browserIn(shop: TestShop) {
  const cookies = new Map<string, string>()
  const keep = (answer: Response) => {
    for (const [name, value] of namedCookies(answer)) cookies.set(name, value)
    return answer
  }
  const Cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookies,
    post: async (path: string, sent: Sent) => keep(await post(shop, path, sent, { Cookie: Cookie() })),
    get: async (path: string) => keep(await shop.call('GET', path, { headers: { Cookie: Cookie() } })),
  }
}

const salt = { name: 'Sól gruba', description: 'Gruba.', price: '29.90', weight: 0.5, stockQuantity: 10 }
const buyer = {
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@example.com',
  phone: '600 700 800',
  address: 'Solna 7',
  postalCode: '31-042',
  city: 'Kraków',
  country: 'Poland',
}

test('a checkout of forms: its price is confirmed anew when it has changed, and two presses order once', async () => {
  const shop = await openTestShop()
  const { id } = await (await shop.callAsAdmin('POST', '/api/admin/products', { body: salt })).json()
  const browser = await browserIn(shop)
  for (const quantity of ['1', 'x', '-5', '']) await browser.post('/cart', { id: String(id), quantity, do: 'add' })
  expect(browser.cookies.get('salorge-plain-cart')).toBe(`${id}.2`)
  expect(await (await browser.get('/cart')).text()).toContain('59,80')

  const typed = { ...buyer, shippingMethod: 'inpost', point: samplePoints[2]?.name ?? '' }
  const incomplete = await browser.post('/checkout', { ...typed, point: '', do: 'review' })
  expect([incomplete.status, (await incomplete.text()).includes('id="plain-point-problem"')]).toEqual([422, true])
  const carriedBy = async (answer: Response) => {
    const html = await answer.text()
    const carried = [...html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
    return Object.fromEntries(carried.map(([, name = '', value = '']) => [name, value]))
  }
  const review = await carriedBy(await browser.post('/checkout', { ...typed, do: 'review' }))
  expect(review).toMatchObject({ ...typed, expectedTotal: '72.79' })

  // Reading it once more waits for nobody who is ordering just now, and keeps nobody waiting.
  await shop.database.transaction(async (transaction) => {
    await transaction.execute(sql`select from products where id = ${id} for no key update`)
    expect((await browser.post('/checkout', { ...typed, do: 'review' })).status).toBe(200)
  })

  await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { price: '30.00' } })
  const changed = await browser.post('/checkout', { ...review, do: 'order' })
  expect(changed.status).toBe(409)
  const again = await carriedBy(changed)
  expect([again['expectedTotal'], again['key']]).toEqual(['72.99', review['key']])
  const presses = await Promise.all([1, 2].map(() => browser.post('/checkout', { ...again, do: 'order' })))
  expect(presses.map(({ status }) => status)).toEqual([303, 303])
  const [to, other] = presses.map(({ headers }) => headers.get('Location'))
  expect(to).toMatch(/\/checkout\/demo\//)
  expect(other).toBe(to)
  const { rows } = await shop.database.execute(
    sql`select total_grosze::integer as total, pickup_point->>'name' as point from orders`,
  )
  expect(rows).toEqual([{ total: 7299, point: typed.point }])

  // What isn't paid stays in the cart, and what was paid leaves it.
  const session = to?.split('/').at(-1)
  const success = `/checkout/success?session_id=${session}`
  await browser.get(success)
  expect(browser.cookies.get('salorge-plain-cart')).toBe(`${id}.2`)
  await browser.post(String(to).replace(shop.origin, ''), { do: 'pay' })
  await browser.get(success)
  expect(browser.cookies.get('salorge-plain-cart')).toBe('')
})
