// oxlint-disable eslint/no-await-in-loop -- pages are made one after the other
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { frameTexts } from '../../web/texts.ts'
import { catalogTexts } from '../../catalog/texts.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../tests/support/shop.ts'
import { eventually } from '../../../tests/support/timing.ts'
import { languages } from '../../kernel/language.ts'

describe('the language of a page', () => {
  test.for(languages)('%s stands in the first byte of HTML', async (language) => {
    const shop = await openTestShop()
    const texts = (await catalogTexts.load(language)).store
    const html = await (await shop.call('GET', '/store', { headers: { 'Accept-Language': language } })).text()
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${texts.about.title} – Salorge</title>`)
    expect(html).toContain(texts.lead)
  })

  test('the address wins and sets the cookie for a year', async () => {
    const shop = await openTestShop()
    const answer = await shop.call('GET', '/store?lang=de', { headers: { Cookie: 'salorge-language=fr' } })
    expect(await answer.text()).toContain('<html lang="de">')
    expect(answer.headers.get('Set-Cookie')).toBe('salorge-language=de; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  test('without it the cookie wins, and is not set again', async () => {
    const shop = await openTestShop()
    const headers = { Cookie: 'salorge-language=fr', 'Accept-Language': 'de' }
    const answer = await shop.call('GET', '/store', { headers })
    expect(await answer.text()).toContain('<html lang="fr">')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  test('an unsupported one is passed over', async () => {
    const shop = await openTestShop()
    const answer = await shop.call('GET', '/store?lang=xx', { headers: { Cookie: 'salorge-language=<b>' } })
    expect(await answer.text()).toContain('<html lang="pl">')
    expect(answer.headers.get('Set-Cookie')).toBeNull()
  })

  test.for(['', '?lang=pl', '?lang=en'])(
    'a page at its address%s calls that address its own, and names its other languages for search engines',
    async (query) => {
      const shop = await openTestShop()
      const address = `${shop.origin}/store`
      for (const language of ['pl', 'en']) {
        const headers = { 'Accept-Language': language }
        const html = await (await shop.call('GET', `/store${query}`, { headers })).text()
        expect(html).toContain(`<link rel="canonical" href="${address}${query}">`)
        expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`)
        for (const other of languages) {
          expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${address}?lang=${other}">`)
        }
      }
    },
  )
})

test('a page has one address: others lead to it, or to nothing', async () => {
  const shop = await openTestShop()
  const others = [
    ['/store/', '/store'],
    ['/store/?lang=de', '/store?lang=de'],
    ['//store', '/store'],
    ['//evil.example.com/', '/evil.example.com'],
    ['/%00store%0a', '/store'],
    ['/store/%20', '/store'],
    ['/store/%20?lang=de', '/store?lang=de'],
    ['/%20', '/'],
    ['/$', '/%24'],
    ['/%73tore', '/store'],
    ['/%73%54%6f%72%65?lang=de', '/sTore?lang=de'],
    ['/store%2fs%C3%B3l%2D1', '/store%2fs%C3%B3l-1'],
    ['/%2573tore%41', '/%2573toreA'],
  ] as const
  for (const [path, address] of others) {
    const answer = await shop.call('GET', path)
    expect([path, answer.status, answer.headers.get('Location')]).toEqual([path, 308, address])
  }
  for (const path of ['/STORE', '/%zz', '/store;x', '/%E0%A4%A'])
    expect([path, (await shop.call('GET', path)).status]).toEqual([path, 404])
})

test('what is kept for all has no room for the pages of single customers, under whatever numbers they are asked for', async () => {
  const rendered: string[] = []
  const shop = await openTestShop({}, (render) => async (request) => {
    rendered.push(request.path)
    return render(request)
  })
  const isKept = async (path: string) => {
    rendered.length = 0
    for (const _ of [1, 2]) expect((await shop.call('GET', path)).status).toBe(200)
    return rendered.length < 2
  }
  await eventually(async () => expect(await isKept('/store/account')).toBe(true))
  for (const number of ['1', '2', 'any']) expect(await isKept(`/store/account/orders/${number}`)).toBe(false)
})

test('without a public address, whoever makes hosts up takes no room from our own pages, and what is kept names the host that was asked for', async () => {
  const rendered: string[] = []
  const shop = await openTestShop({}, () => async ({ path }) => {
    rendered.push(path)
    return { status: 200, title: 'Sól', markup: '', state: '{}', fonts: [] }
  })
  const read = (Host: string) =>
    new Promise<string>((resolve, reject) => {
      const asked = http.get(`${shop.origin}/store?lang=pl`, { headers: { Host } }, (answer) => resolve(text(answer)))
      asked.on('error', reject)
    })
  const isKept = async (host: string) => {
    rendered.length = 0
    for (const _ of [1, 2]) expect(await read(host)).toContain(`rel="canonical" href="http://${host}/store?lang=pl"`)
    return rendered.length < 2
  }
  const [own] = /[^/]+$/.exec(shop.origin) ?? ['']
  await eventually(async () => expect(await isKept(own)).toBe(true))
  const foreign = Array.from({ length: 520 }, (_, at) => `evil${at}.example.com`)
  for (const host of foreign) await read(host)
  rendered.length = 0
  await read(own)
  expect(rendered).toEqual([])
  // A name that nobody has told the shop of is slower under such an attack, not slow without one.
  expect(await isKept('salt.internal')).toBe(true)
})

describe('what goes wrong', () => {
  test('a page that cannot be rendered says so in the language of the visitor, and is not kept', async () => {
    let isBroken = true
    const shop = await openTestShop({}, (render) => async (request) => {
      if (isBroken) throw new Error('secret cause')
      return render(request)
    })
    const get = () => shop.call('GET', '/store', { headers: { 'Accept-Language': 'de' } })
    const answer = await get()
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Etwas ist schiefgegangen')
    expect(html).not.toContain('secret cause')
    isBroken = false
    expect((await get()).status).toBe(200)
  })

  test('a product that is sold out carries its badge', async () => {
    const shop = await openTestShop()
    await shop.callAsAdmin('POST', '/api/admin/products', { body: { name: 'a', description: 'b', price: 1 } })
    expect(await (await shop.call('GET', '/store?lang=fr')).text()).toContain('Rupture de stock')
  })

  test('a page that does not exist says so with 404, in every language', async () => {
    const shop = await openTestShop()
    for (const language of languages) {
      const answer = await shop.call('GET', `/no/such/page?lang=${language}`)
      const html = await answer.text()
      expect(answer.status).toBe(404)
      expect(html).toContain((await frameTexts.load(language)).pages.notFound.heading)
      expect(html).toContain('noindex')
      expect(html).not.toContain('canonical')
    }
  })

  test('a path is never taken for markup', async () => {
    const shop = await openTestShop()
    const html = await (await shop.call('GET', '/%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text()
    expect(html).not.toContain('<script>alert')
  })

  test('a product text is never taken for markup, nor for the end of the state', async () => {
    const shop = await openTestShop()
    const name = '</script><script>alert(1)</script>'
    await shop.callAsAdmin('POST', '/api/admin/products', { body: { name, description: name, price: 1 } })
    const html = await (await shop.call('GET', '/store')).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&lt;/script&gt;')
  })
})

test('pages are kept compressed, and known by a tag of their own in each form', async () => {
  const shop = await openTestShop()
  const get = (encoding: string, tag = '') =>
    shop.call('GET', '/', { headers: { 'Accept-Encoding': encoding, 'If-None-Match': tag } })
  await expect.poll(async () => (await get('br')).headers.get('Content-Encoding')).toBe('br')
  const brotli = await get('br, gzip')
  const zipped = await get('gzip')
  const plain = await get('identity')
  expect(zipped.headers.get('Content-Encoding')).toBe('gzip')
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  const tags = [brotli, zipped, plain].map(({ headers }) => headers.get('ETag') ?? '')
  expect(new Set(tags).size).toBe(3)
  const words = await plain.text()
  expect([await brotli.text(), await zipped.text()]).toEqual([words, words])
  expect((await get('br', tags[0])).status).toBe(304)
  expect((await get('gzip', tags[0])).status).toBe(200)
  expect(brotli.headers.get('Vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
})

test('a page that was made leaves nothing behind that waits for its time', async () => {
  const shop = await openTestShop()
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length
  const made = (language: string) => shop.call('GET', '/store', { headers: { 'Accept-Language': language } })
  await (await made('pl')).text()
  const before = timers()
  for (const language of ['en', 'de', 'fr']) await (await made(language)).text()
  // The pool's connections have a clock each; what three pages asked for would be nine.
  expect(timers()).toBeLessThan(before + 3)
})
