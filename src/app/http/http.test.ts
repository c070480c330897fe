import { request } from 'node:http'
import { connect } from 'node:net'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'

describe('calls from other sites', () => {
  const logIn = (shop: TestShop, headers: Record<string, string>) =>
    shop.call('POST', '/api/admin/login', { body: { username: 'x', password: 'x' }, headers })

  test('are refused when the browser says that they are foreign', async () => {
    const shop = await openTestShop()
    expect((await logIn(shop, { Origin: 'https://evil.example.com' })).status).toBe(403)
    expect((await logIn(shop, { Origin: 'null' })).status).toBe(403)
    expect((await logIn(shop, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  })

  test('our own pages and programs that say nothing are let through', async () => {
    const shop = await openTestShop()
    expect((await logIn(shop, { Origin: shop.origin, 'Sec-Fetch-Site': 'same-origin' })).status).toBe(401)
    expect((await logIn(shop, {})).status).toBe(401)
  })

  test('with a public address, that address alone is ours', async () => {
    const shop = await openTestShop({ publicUrl: 'https://shop.example.com' })
    expect((await logIn(shop, { Origin: 'https://shop.example.com' })).status).toBe(401)
    expect((await logIn(shop, { Origin: shop.origin })).status).toBe(403)
  })
})

test('a method that an address doesn’t have is refused with those that it has, signed in or not, and in vain where there is nothing', async () => {
  const shop = await openTestShop()
  const addresses = [
    ['POST', '/api/store/products', 'GET, HEAD'],
    ['GET', '/api/admin/products/1', 'DELETE, PUT'],
    ['HEAD', '/api/admin/login', 'POST'],
    ['PATCH', '/api/openapi.json', 'GET, HEAD'],
    ['PUT', '/api/admin/shipping-rates', 'GET, HEAD, POST'],
    ['POST', '/store', 'GET, HEAD'],
    ['DELETE', '/contact', 'GET, HEAD, POST'],
    ['PUT', '/admin', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
  ] as const
  for (const [method, path, allowed] of addresses)
    for (const call of [shop.call, shop.callAsAdmin]) {
      const answer = await call(method, path)
      expect([path, answer.status, answer.headers.get('Allow')]).toEqual([path, 405, allowed])
      const text = await answer.text()
      expect(text === '' ? method : JSON.parse(text).code).toBe(method === 'HEAD' ? method : 'wrong_method')
    }
  for (const path of ['/api/no-such-call', '/api/admin/no-such-call', '/no-such-page', '/metrics', '/assets/x.js']) {
    const answer = await shop.call('POST', path)
    expect([path, answer.status, answer.headers.get('Allow')]).toEqual([path, 404, null])
  }
  for (const path of ['/api/store/products', '/store']) {
    expect((await shop.call('OPTIONS', path)).status).toBe(404)
    const foreign = { headers: { Origin: 'https://evil.example.com' } }
    expect((await shop.call('DELETE', path, foreign)).status).toBe(403)
  }
})

describe('every answer', () => {
  test.for(['/', '/store', '/no-such-page', '/api/store/products', '/api/no-such-call'])(
    'carries the security headers: %s',
    async (path) => {
      const shop = await openTestShop()
      const { headers } = await shop.call('GET', path)
      expect(headers.get('Content-Security-Policy')).toMatch(/default-src 'none'; script-src 'self'; /)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
      expect(headers.get('Strict-Transport-Security')).toBeNull()
    },
  )

  test('carries them, whether it is made, kept, known already, moved or sets a cookie', async () => {
    const shop = await openTestShop()
    const tagNow = async () => (await shop.call('GET', '/store')).headers.get('ETag') ?? ''
    await expect.poll(tagNow).not.toBe('')
    const tag = await tagNow()
    const answers = [
      await shop.call('GET', '/no-such-page'),
      await shop.call('GET', '/store'),
      await shop.call('HEAD', '/store'),
      await shop.call('GET', '/store', { headers: { 'If-None-Match': tag } }),
      await shop.call('GET', '/store/'),
      await shop.call('GET', '/store?lang=de'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 304, 308, 200])
    for (const { headers } of answers) expect(headers.get('X-Frame-Options')).toBe('DENY')
    expect(new Set(answers.map(({ headers }) => headers.get('X-Request-Id'))).size).toBe(answers.length)
    expect(answers.at(-1)?.headers.getSetCookie()).toHaveLength(1)
  })

  test('is for our own pages alone, except the pictures that letters, messengers and search engines show', async () => {
    const shop = await openTestShop()
    const own = async (path: string) => (await shop.call('GET', path)).headers.get('Cross-Origin-Resource-Policy')
    for (const path of ['/', '/admin', '/api/store/products', '/api/no-such-call', '/robots.txt'])
      expect([path, await own(path)]).toEqual([path, 'same-origin'])
    const sent = new FormData()
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    sent.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'salt.png')
    const answer = await shop.callAsAdmin('POST', '/api/admin/products/upload-image', { body: sent })
    const { imageUrl } = (await answer.json()) as { imageUrl: string }
    expect([imageUrl, await own(imageUrl)]).toEqual([expect.stringMatching(/^\/pictures\//), 'cross-origin'])
  })

  test('promises https only where the public address is https', async () => {
    const shop = await openTestShop({ publicUrl: 'https://shop.example.com' })
    expect((await shop.call('GET', '/')).headers.get('Strict-Transport-Security')).toMatch(/max-age=63072000/)
    const [kept = ''] = (await shop.call('GET', '/?lang=de')).headers.getSetCookie()
    expect(kept).toMatch(/=de;.*; Secure/)
  })

  test('keeps the language in a cookie that goes over https alone where the public address is https', async () => {
    const cookies = async (publicUrl: string | undefined) => {
      const shop = await openTestShop(publicUrl === undefined ? {} : { publicUrl })
      return (await shop.call('GET', '/store?lang=de')).headers.getSetCookie()
    }
    expect(await cookies('https://shop.example.com')).toEqual([expect.stringMatching(/^salorge-language=de;.* Secure/)])
    expect(await cookies(undefined)).toEqual([expect.not.stringContaining('Secure')])
  })

  test('of the API is not kept by anyone unless its endpoint says so', async () => {
    const shop = await openTestShop()
    expect((await shop.call('GET', '/api/admin/session')).headers.get('Cache-Control')).toBe('no-store')
    expect((await shop.call('GET', '/api/store/products')).headers.get('Cache-Control')).toBe('no-cache')
  })
})

test('an unknown call is answered in the language of the request, in both words that programs read', async () => {
  const shop = await openTestShop()
  const answer = await shop.call('GET', '/api/no-such-call', { headers: { 'Accept-Language': 'fr' } })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ code: 'not_found', message: 'Introuvable.', error: 'Introuvable.' })
})

test('an address longer than any of ours is refused in the language of the request, wherever it leads', async () => {
  const shop = await openTestShop()
  for (const path of ['/', '/api/store/products?', '/api/chefs/', '/assets/', '/admin?']) {
    const answer = await shop.call('GET', path.padEnd(12_289, '@'), { headers: { 'Accept-Language': 'en' } })
    expect([path, answer.status]).toEqual([path, 414])
    expect(await answer.json()).toMatchObject({ code: 'address_too_long', message: 'This address is too long.' })
  }
  expect((await shop.call('GET', '/api/store/products?'.padEnd(12_288, 'x'))).status).toBe(200)
})

test('health is good while the database answers', async () => {
  const shop = await openTestShop()
  const answer = await shop.call('GET', '/api/health')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
})

test('who is not let in can send nothing that is kept', async () => {
  const shop = await openTestShop()
  const answer = await shop.call('POST', '/api/admin/products/upload-image', {
    body: 'x'.repeat(1_000_000),
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  })
  expect(answer.status).toBe(401)
})

test('a request is never sent back as it came (TRACE)', async () => {
  const shop = await openTestShop()
  const told = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(`${shop.origin}/store`, { method: 'TRACE', headers: { 'X-Told': 'to nobody' } })
    sent.on('response', (answer) => {
      let body = ''
      answer.on('data', (chunk) => (body += String(chunk)))
      answer.on('end', () => resolve({ status: answer.statusCode, body }))
    })
    sent.on('error', reject)
    sent.end()
  })
  expect(told.status).toBeGreaterThanOrEqual(400)
  expect(told.status).toBeLessThan(500)
  expect(told.body).not.toContain('to nobody')
})

test('where a request ends is never a matter of opinion: one with two lengths is refused, and nothing behind it is answered', async () => {
  const shop = await openTestShop()
  const { port } = new URL(shop.origin)
  const answers = await new Promise<string>((resolve, reject) => {
    let told = ''
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        'POST /api/admin/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
          'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/health HTTP/1.1\r\nHost: x\r\n\r\n',
      )
    })
    socket.on('data', (chunk) => (told += String(chunk)))
    socket.on('close', () => resolve(told))
    socket.on('error', reject)
  })
  expect(answers).toMatch(/^HTTP\/1\.1 400 /)
  expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

test('encodings that the client rules out are not used', async () => {
  const shop = await openTestShop()
  const encoding = async (accepted: string) =>
    (await shop.call('GET', '/', { headers: { 'Accept-Encoding': accepted } })).headers.get('Content-Encoding')
  await expect.poll(() => encoding('br')).toBe('br')
  expect(await encoding('br;q=0, gzip;q=0.5')).toBe('gzip')
  expect(await encoding('gzip;q=0, x-br')).toBeNull()
})

test('a body that is too large is refused though its length was not declared', async () => {
  const shop = await openTestShop()
  const status = await new Promise((resolve, reject) => {
    const sent = request(`${shop.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' },
    })
    sent.on('response', (answer) => resolve(answer.resume().statusCode))
    sent.on('error', reject)
    for (let chunk = 0; chunk < 40; chunk += 1) sent.write(Buffer.alloc(16_384, 'x'))
    sent.end()
  })
  expect(status).toBe(413)
})
