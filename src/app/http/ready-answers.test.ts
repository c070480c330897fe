import { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { amount } from '../../../tests/support/release.ts'
import { eventually } from '../../../tests/support/timing.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

async function keptPathsOf(shop: TestShop): Promise<string[]> {
  const body = { name: 'Sól próbna', description: 'Szara.', price: '24.90', weight: 0.25, stockQuantity: 40 }
  const created = await shop.callAsAdmin('POST', '/api/admin/products', { body })
  const { slug } = (await created.json()) as { slug: string }
  const pages = ['/store?lang=de', `/store/${slug}`, '/', '/store', '/store?lang=pl', `/store/${slug}?lang=fr`]
  const lists = ['/api/store/products', '/api/store/products?lang=en', `/api/store/products/${slug}`, '/api/team']
  return ['/api/store/products', '/assets/sample.js', ...pages, ...lists]
}

interface Asked {
  method?: string
  version?: string
  headers?: Record<string, string>
  body?: string
}

/** What comes over the wire, whole. */
async function ask(shop: TestShop, path: string, { method = 'GET', version = '1.1', headers = {}, body = '' }: Asked) {
  const { port, host } = new URL(shop.origin)
  const socket = connect(Number(port), '127.0.0.1')
  const all = Object.entries({
    Host: host,
    Connection: 'close',
    ...(body && { 'Content-Length': body.length }),
    ...headers,
  })
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.write(`${method} ${path} HTTP/${version}\r\n${lines}\r\n${body}`)
  const whole = await buffer(socket)
  const end = whole.indexOf('\r\n\r\n')
  const [status = '', ...lined] = whole.toString('latin1', 0, end).split('\r\n')
  const named = lined.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)])
  const { 'x-request-id': id, date, ...told } = Object.fromEntries(named) as Record<string, string>
  return { status, id, date, names: named.length, told, body: whole.toString('base64', end + 4) }
}

/** How many answers were written at once: those alone come with their headers in a row. */
function watchWriting() {
  const spy = vi.spyOn(ServerResponse.prototype, 'writeHead')
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.filter((call) => Array.isArray((call as unknown[])[1])).length
}

const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd' }
const kinds: Asked[] = [
  {},
  { headers: browser },
  { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' } },
  { method: 'HEAD', headers: browser },
  { headers: { 'If-None-Match': '*', ...browser } },
  { headers: { 'If-None-Match': '"old", W/"older"' } },
  { headers: { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' } },
  { headers: { Cookie: 'other=1; salorge-language=en', 'Accept-Language': 'de' } },
  { headers: { Cookie: 'salorge-language=%3Cb%3E' } },
  { version: '1.0' },
]

test.for([
  { settings: {}, few: amount(7, 20) },
  // Behind a proxy, origin and cookies are others.
  { settings: { publicUrl: 'https://shop.example.com', trustProxy: true }, few: amount(3, 20) },
])('what is kept is answered alike, written at once or made the long way: $settings', async ({ settings, few }) => {
  const shop = await openTestShop(settings)
  const atOnce = watchWriting()
  const isAtOnce = async (path: string, asked: Asked) => {
    const before = atOnce()
    const answer = await ask(shop, path, asked)
    return { answer, isWrittenAtOnce: atOnce() > before }
  }
  for (const path of (await keptPathsOf(shop)).slice(0, few)) {
    const { told } = await ask(shop, path, { headers: browser })
    const known = { headers: { ...browser, 'If-None-Match': `"other", ${told['etag']}` } }
    for (const kind of [...kinds, known]) {
      await eventually(async () => {
        expect([path, kind, (await isAtOnce(path, { ...kind, method: 'GET' })).isWrittenAtOnce]).toEqual([
          path,
          kind,
          true,
        ])
      })
      const quick = await isAtOnce(path, kind)
      // Nobody looks at the body of such a request, but it may have one.
      const long = await isAtOnce(path, { ...kind, body: 'x' })
      expect([path, kind, quick.isWrittenAtOnce, long.isWrittenAtOnce]).toEqual([path, kind, true, false])
      expect([path, kind, { ...quick.answer, id: '', date: '' }]).toEqual([
        path,
        kind,
        { ...long.answer, id: '', date: '' },
      ])
      expect(new Set([quick.answer.id, long.answer.id, '']).size).toBe(3)
    }
    expect((await isAtOnce(path, known)).answer).toMatchObject({ status: 'HTTP/1.1 304 Not Modified', body: '' })
  }
})

test('whatever there may be to heed in a request is heeded', async () => {
  const shop = await openTestShop()
  const atOnce = watchWriting()
  for (const path of ['/store', '/api/store/products']) {
    await eventually(async () => {
      const before = atOnce()
      await ask(shop, path, {})
      expect(atOnce()).toBe(before + 1)
    })
  }
  const before = atOnce()
  const { port } = new URL(shop.origin)
  const others: [string, Asked, RegExp][] = [
    ['/store', { headers: { Host: 'a b' } }, /^HTTP\/1.1 400/],
    ['/store', { headers: { Host: `LOCALHOST:${port}` } }, /^HTTP\/1.1 200/],
    [`http://127.0.0.1:${port}/store`, {}, /^HTTP\/1.1 200/],
    ['/store', { headers: { 'X-Forwarded-For': '192.0.2.1' } }, /^HTTP\/1.1 200/],
    ['/store', { method: 'POST' }, /^HTTP\/1.1 4/],
    ['/store', { method: 'DELETE' }, /^HTTP\/1.1 4/],
    ['/store?', {}, /^HTTP\/1.1 200/],
    ['/store?lang=xx', {}, /^HTTP\/1.1 200/],
    ['/store?lang=de&preview=words', {}, /^HTTP\/1.1 200/],
    ['/./store', {}, /^HTTP\/1.1 200/],
    ['//store', {}, /^HTTP\/1.1 308/],
    ['/store/', {}, /^HTTP\/1.1 308/],
    ['/%73tore', {}, /^HTTP\/1.1 308/],
    ['/store%0d%0aX-Evil:1', {}, /^HTTP\/1.1 (308|404)/],
    ['/api/store/products/', {}, /^HTTP\/1.1 404/],
    ['/no-such-page', {}, /^HTTP\/1.1 404/],
    ['/api/admin/products', {}, /^HTTP\/1.1 401/],
    ['/admin', {}, /^HTTP\/1.1 200/],
    // What lies in the cart is shown where no scripts run.
    ['/cart', {}, /^HTTP\/1.1 200/],
    ['/checkout?lang=de', {}, /^HTTP\/1.1 200/],
  ]
  for (let times = 0; times < 2; times += 1)
    for (const [path, asked, status] of others) {
      const answer = await ask(shop, path, asked)
      expect([path, asked, answer.status]).toEqual([path, asked, expect.stringMatching(status)])
    }
  expect(atOnce()).toBe(before)
  // Two on one line are answered in turn.
  const host = `Host: 127.0.0.1:${port}`
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(`GET /store HTTP/1.1\r\n${host}\r\n\r\nGET /api/no-such-call HTTP/1.1\r\n${host}\r\n\r\n`)
  socket.write(`GET /store HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)
  const answers = (await buffer(socket)).toString()
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
  expect(atOnce()).toBe(before + 2)
})
