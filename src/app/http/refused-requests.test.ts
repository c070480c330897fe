import { Hono } from 'hono'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openTestShop } from '../../../tests/support/shop.ts'
import { holdShop } from '../../server/backup/hold-shop.ts'
import type { AppEnv } from '../../server/http/app-env.ts'
import { Refusal } from '../../server/http/errors.ts'
import { refuseCrossSiteRequests, refuseLongUrls, refuseWhileHeld } from './refused-requests.ts'

const origin = 'https://shop.example.com'

/** Whether it is let through, of an address or from the program itself. */
async function isLetIn(method: string, path: string, headers: Record<string, string> = {}, address = '203.0.113.7') {
  const http = new Hono<AppEnv>()
  http.use(async (c, next) => {
    c.set('origin', origin)
    c.set('address', address)
    return next()
  })
  http.use(refuseLongUrls, refuseCrossSiteRequests)
  http.all('*', (c) => c.text('in'))
  http.onError((_, c) => c.text('refused', 400))
  return (await http.request(`${origin}${path}`, { method, headers })).status === 200
}

test('what changes something comes from our own pages, or from a program that says nothing of pages', async () => {
  const foreign = { Origin: 'https://evil.example.com' }
  for (const method of ['GET', 'HEAD', 'OPTIONS']) expect(await isLetIn(method, '/api/cart', foreign)).toBe(true)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    for (const [headers, is] of [
      [{}, true],
      [{ Origin: origin }, true],
      [{ Origin: origin, 'Sec-Fetch-Site': 'same-origin' }, true],
      [{ Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
      [{ Origin: 'null' }, false],
      [{ Origin: 'null', 'Sec-Fetch-Site': 'same-site' }, false],
      [{ Origin: 'https://evil.example.com', 'Sec-Fetch-Site': 'same-origin' }, false],
      [{ 'Sec-Fetch-Site': 'same-origin' }, true],
      [{ 'Sec-Fetch-Site': 'cross-site' }, false],
      [{ Origin: origin, 'Sec-Fetch-Site': 'cross-site' }, false],
      [foreign, false],
    ] as [Record<string, string>, boolean][])
      expect([method, headers, await isLetIn(method, '/api/cart', headers)]).toEqual([method, headers, is])
})

test('a form with a secret in its address is posted from anywhere, and only posted', async () => {
  const foreign = { Origin: 'https://evil.example.com', 'Sec-Fetch-Site': 'cross-site' }
  const open = ['/unsubscribe/a', '/checkout/demo/a', '/review/a', '/order/a', '/api/security/violations']
  for (const path of open)
    expect([path, await isLetIn('POST', path, foreign), await isLetIn('PUT', path, foreign)]).toEqual([
      path,
      true,
      false,
    ])
  for (const path of [
    '/unsubscribe',
    '/order/a/b',
    '/x/order/a',
    '/api/order/a',
    '/checkout/a',
    '/api/security/violations/a',
  ])
    expect([path, await isLetIn('POST', path, foreign)]).toEqual([path, false])
})

test('the longest address from outside is 12,288 characters of path and query; our own requests may repeat one', async () => {
  const ofLength = (length: number) => `/?${'a'.repeat(length - 2)}`
  expect(await isLetIn('GET', ofLength(12_288))).toBe(true)
  expect(await isLetIn('GET', ofLength(12_289))).toBe(false)
  expect(await isLetIn('GET', ofLength(30_000), {}, 'within')).toBe(true)
})

test('while a restore holds the shop whoever reads is let in, and whoever would leave something is told to come again', async () => {
  const { database, databaseUrl } = await openTestShop()
  const http = new Hono<AppEnv>()
  http.use(async (c, next) => {
    c.set('database', database)
    return next()
  })
  http.use(refuseWhileHeld)
  http.all('*', (c) => c.text('in'))
  http.onError((problem, c) => c.text(problem instanceof Refusal ? problem.code : 'broken', 503))
  const answers = async (asked: string[]) => {
    const found: Record<string, string> = {}
    for (const one of asked) {
      const [method = '', path = ''] = one.split(' ')
      const answer = await http.request(path, { method })
      found[one] = method === 'HEAD' ? String(answer.ok) : await answer.text()
    }
    return found
  }
  const taken = [
    'GET /api/store/products',
    'OPTIONS /api/orders',
    'POST /api/store/check-cart',
    'POST /api/store/validate-discount',
    'POST /api/security/violations',
  ]
  const refused = [
    'GET /api/store/checkout-sessions/cs_1',
    'GET /api/store/demo-payments/cs_1',
    'POST /api/orders',
    'PUT /api/admin/products/1',
    'DELETE /api/admin/products/1',
    'POST /api/store/check-cart/x',
    'POST /x/api/store/check-cart',
  ]
  const allAre = (asked: string[], answer: string) => Object.fromEntries(asked.map((one) => [one, answer]))
  const holding = new pg.Client({ connectionString: databaseUrl })
  await holding.connect()
  onTestFinished(() => holding.end())
  expect(await answers(refused)).toEqual(allAre(refused, 'in'))
  await holdShop(holding)
  expect(await answers(taken)).toEqual(allAre(taken, 'in'))
  expect(await answers(refused)).toEqual(allAre(refused, 'held'))
  expect(await answers(['HEAD /api/store/products', 'HEAD /api/store/demo-payments/cs_1'])).toEqual({
    'HEAD /api/store/products': 'true',
    'HEAD /api/store/demo-payments/cs_1': 'false',
  })
})
