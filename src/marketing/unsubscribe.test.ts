import { marketingTexts } from './texts.ts'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { latestUnsubscribeLink, writeNewsletter } from '../../tests/support/newsletters.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { languages, type Language } from '../kernel/language.ts'
import { suppressedAddresses } from '../mail/unsubscribe/suppressed-addresses.table.ts'
import { createLog } from '../server/log.ts'
import { createToken } from '../server/accounts/tokens.ts'
import { unsubscribe } from './unsubscribe.server.ts'

async function openWithNewsletter(language: Language = 'en', ...shopOptions: Parameters<typeof openTestShop>) {
  const shop = await openTestShop(...shopOptions)
  await writeNewsletter(shop.database, 'Chef@Example.com', language)
  return { shop, ...(await latestUnsubscribeLink(shop.database)) }
}

const suppressed = ({ database }: TestShop) => database.select().from(suppressedAddresses)

/** As the servers of a mail provider send it. */
const oneClick = {
  method: 'POST',
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: 'https://mail.example.net',
    'Sec-Fetch-Site': 'cross-site',
  },
  body: 'List-Unsubscribe=One-Click',
  redirect: 'manual',
} as const

describe('a mail provider’s one-click', () => {
  test('unsubscribes from wherever it comes, with 200 and without redirection, cookies or session', async () => {
    const { shop, path } = await openWithNewsletter()
    const answer = await fetch(`${shop.origin}${path}`, oneClick)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    const [row] = await suppressed(shop)
    expect(row?.way).toBe('one-click')
    expect(row?.addressHash).toEqual(createHash('sha256').update('chef@example.com').digest())
    expect(await writeNewsletter(shop.database, 'chef@example.com')).toBe(false)
  })

  test('does so as a multipart form, too, and with a public address and behind https', async () => {
    const { shop, path } = await openWithNewsletter('en', { publicUrl: 'https://salt.example.com' })
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    const answer = await fetch(`${shop.origin}${path}`, { method: 'POST', body, headers: { Origin: 'null' } })
    expect(answer.status).toBe(200)
    expect(await suppressed(shop)).toMatchObject([{ way: 'one-click' }])
  })

  test('any number of times, and at once, gives the same answer and one entry', async () => {
    const { shop, path } = await openWithNewsletter()
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(`${shop.origin}${path}`, oneClick)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(await suppressed(shop)).toHaveLength(1)
  })

  test('works whatever the body says, or without one; one that is too large is refused with a page', async () => {
    for (const body of [undefined, '', 'x=y', '\0\0', new URLSearchParams({ 'List-Unsubscribe': 'Later' })]) {
      const { shop, path } = await openWithNewsletter()
      const answer = await fetch(`${shop.origin}${path}`, { method: 'POST', ...(body !== undefined && { body }) })
      expect(answer.status).toBe(200)
      expect(await suppressed(shop)).toMatchObject([{ way: 'page' }])
    }
    const { shop, path } = await openWithNewsletter()
    const answer = await fetch(`${shop.origin}${path}`, { ...oneClick, body: 'x'.repeat(1_000_000) })
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('<html lang="en">')])
    expect(await suppressed(shop)).toEqual([])
  })
})

describe('looking', () => {
  test.for(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])('by %s never unsubscribes', async (method) => {
    const { shop, path, token } = await openWithNewsletter()
    for (const address of [path, `${path}&List-Unsubscribe=One-Click`, `/unsubscribe/${token}`, `/api${path}`]) {
      const answer = await shop.call(method, address)
      expect(answer.status).toBeLessThan(500)
      await answer.arrayBuffer()
    }
    expect(await suppressed(shop)).toEqual([])
  })

  test('at the page gives a plain form and, once it was sent, the confirmation: in the same place, in every language', async () => {
    for (const language of languages) {
      const { shop, path } = await openWithNewsletter(language)
      const texts = (await marketingTexts.load(language)).unsubscribe
      const before = await (await shop.call('GET', path)).text()
      expect(before).toContain(`<html lang="${language}">`)
      expect(before).toContain(texts.question.heading)
      expect(before).toMatch(/<form method="post"><button[^>]* type="submit"/)
      const sent = await fetch(`${shop.origin}${path}`, { method: 'POST', headers: { Origin: shop.origin } })
      for (const answer of [sent, await shop.call('GET', path)]) {
        const after = await answer.text()
        expect(answer.status).toBe(200)
        expect(after).toContain(`<html lang="${language}">`)
        expect(after).toContain(texts.done.heading)
        expect(after).not.toContain('<form')
      }
    }
  })

  test('the page is kept nowhere, not found by searching, and its address told to nobody', async () => {
    const { shop, path } = await openWithNewsletter()
    for (const method of ['GET', 'GET', 'POST']) {
      const answer = await fetch(`${shop.origin}${path}`, { method })
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(answer.headers.get('ETag')).toBeNull()
      const html = await answer.text()
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toMatch(/rel="(canonical|alternate)"/)
    }
  })
})

describe('a link that is unknown', () => {
  test.for([
    'x',
    'no-such-link',
    'a'.repeat(42),
    'a'.repeat(300),
    '%00',
    '%ff',
    '%F0%9F%A7%82',
    "'--",
    '..%2F..',
    '%2f',
    '$token',
  ])('such as %s is told by a page, and never breaks anything', async (token) => {
    const shop = await openTestShop()
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${shop.origin}/unsubscribe/${token}?lang=en`, { method, redirect: 'manual' })
      expect(answer.status).toBeGreaterThanOrEqual(300)
      expect(answer.status).toBeLessThan(500)
    }
    expect((await shop.call('GET', `/api/unsubscribe/${token}`)).status).toBeLessThan(500)
    expect(await suppressed(shop)).toEqual([])
  })

  test('says so kindly, with the office’s address, whether looked at or sent', async () => {
    const shop = await openTestShop()
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${shop.origin}/unsubscribe/${createToken()}?lang=fr`, { method })
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(html).toContain('Nous ne connaissons pas ce lien')
      expect(html).toContain('href="mailto:office@salorge.example"')
    }
    expect(await unsubscribe(shop.database, createToken(), 'page')).toMatchObject({ ok: false })
    const told = await shop.call('GET', `/api/unsubscribe/${createToken()}?lang=de`)
    expect([told.status, await told.json()]).toMatchObject([
      404,
      { code: 'unsubscribe_link_unknown', message: 'Diesen Abmeldelink kennen wir nicht.' },
    ])
  })
})

test('only this one call may come from another site', async () => {
  const { shop, token } = await openWithNewsletter()
  const status = async (method: string, path: string) =>
    (await fetch(`${shop.origin}${path}`, { ...oneClick, method })).status
  for (const path of ['/unsubscribe', `/unsubscribe/${token}/more`, `/api/unsubscribe/${token}`, '/api/admin/login']) {
    expect([path, await status('POST', path)]).toEqual([path, 403])
  }
  for (const method of ['PUT', 'DELETE', 'PATCH']) expect(await status(method, `/unsubscribe/${token}`)).toBe(403)
  expect(await suppressed(shop)).toEqual([])
})

test('a failure says that nothing was done: to a person with a page that leads back, to a program with its status', async () => {
  const { shop, path } = await openWithNewsletter()
  await shop.database.execute(sql`alter table suppressed_addresses rename to elsewhere`)
  const answer = await fetch(`${shop.origin}${path}`, oneClick)
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('href="?"')
  const looked = await shop.call('GET', path)
  expect([looked.status, await looked.text()]).toEqual([500, expect.stringContaining('Something went wrong')])
  await shop.database.execute(sql`alter table elsewhere rename to suppressed_addresses`)
  expect((await fetch(`${shop.origin}${path}`, oneClick)).status).toBe(200)
})

test('the token stands in no line of the log, and figures count the pattern of the address', async () => {
  const logged: string[] = []
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const { shop, path, token } = await openWithNewsletter('en', {}, undefined, undefined, log)
  const others = [
    `//unsubscribe/${token}`,
    `/unsubscribe/${token}/`,
    `/Unsubscribe/${token}`,
    `/%75nsubscribe/${token}`,
  ]
  for (const address of [path, `/api${path}`, `/unsubscribe/${token}/more`, ...others]) {
    for (const method of ['GET', 'HEAD', 'POST']) await (await shop.call(method, address)).arrayBuffer()
  }
  await shop.database.execute(sql`alter table unsubscribe_links rename to elsewhere`)
  for (const method of ['GET', 'POST']) await (await shop.call(method, path)).arrayBuffer()
  expect(logged.length).toBeGreaterThan(20)
  expect(logged.join('')).toContain('"path":"/unsubscribe/…"')
  expect(logged.join('')).toContain('unexpected')
  expect(logged.join('')).not.toContain(token)
  const metrics = await (await shop.call('GET', '/metrics')).text()
  expect(metrics).toMatch(/method="GET",route="\/unsubscribe\/\$token",status="200"/)
  expect(metrics).toMatch(/method="POST",route="\/unsubscribe\/:token",status="200"/)
  expect(metrics).toMatch(/route="\/api\/unsubscribe\/:token"/)
  expect(metrics).not.toContain(token)
})
