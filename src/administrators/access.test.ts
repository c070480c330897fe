import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { adminPassword } from '../../tests/support/database.ts'
import { emailsAsSent } from '../../tests/support/sent-emails.ts'
import { lengthenSignInPause } from '../../tests/support/sign-in-throttle.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { AccessEntry } from '../audit/access-entry.ts'
import { mostRowsOfQuarter, recordAccess } from '../audit/record-access.server.ts'
import { createLog } from '../server/log.ts'
import { browserInWords } from './letters/browser-in-words.ts'

const secret = 'what-somebody-typed-by-mistake'

/** A shop behind a proxy, and what it writes into its log. */
async function openWatched(trustProxy = true) {
  const lines: string[] = []
  const log = createLog('info', { write: (line: string) => void lines.push(line) })
  const shop = await openTestShop({ trustProxy }, undefined, undefined, log)
  const signIn = (username = 'admin', password = adminPassword, headers: Record<string, string> = {}) =>
    shop.call('POST', '/api/admin/login', { body: { username, password }, headers })
  return { shop, lines, signIn }
}
const from = (address: string) => ({ 'X-Forwarded-For': address })

async function trail(shop: TestShop, query = '') {
  const answer = await shop.callAsAdmin('GET', `/api/admin/access${query}`, { headers: from('192.0.2.1') })
  expect(answer.status).toBe(200)
  return (await answer.json()) as AccessEntry[]
}
const ofOthers = async (shop: TestShop) =>
  (await trail(shop))
    .filter(({ address }) => address !== '192.0.2.1')
    .map(({ happened, administrator, detail, address, times }) => [happened, administrator, detail, address, times])

describe('the trail', () => {
  test('has who signed in and out, who failed or had to wait, and what a role did not permit, with the address', async () => {
    const { shop, signIn } = await openWatched()
    await shop.callAsAdmin('GET', '/api/admin/session')
    await shop.database.execute(sql`truncate access_entries, known_devices`)
    const Cookie = cookiesOf(await signIn('ADMIN', adminPassword, from('203.0.113.7')))
    await shop.call('POST', '/api/admin/logout', { headers: { Cookie, ...from('203.0.113.7') } })
    for (let guess = 0; guess < 5; guess += 1) await signIn('admin', 'wrong', from('203.0.113.8'))
    await lengthenSignInPause(shop)
    expect((await signIn('admin', 'wrong', from('203.0.113.8'))).status).toBe(429)
    await signIn(secret, secret, from('203.0.113.9'))
    await shop.database.execute(sql`update attempts set next_allowed_at = now()`)
    const packer = cookiesOf(await signIn('admin', adminPassword, from('203.0.113.7')))
    await shop.database.execute(sql`update administrators set role = 'packer'`)
    const headers = { Cookie: packer, ...from('203.0.113.7') }
    expect((await shop.call('DELETE', '/api/admin/products/7', { headers })).status).toBe(403)
    await shop.database.execute(sql`update administrators set role = 'owner'`)
    expect((await ofOthers(shop)).toSorted()).toEqual(
      [
        ['signed_in', 'admin', null, '203.0.113.7', 1],
        ['signed_out', 'admin', null, '203.0.113.7', 1],
        ['failed', 'admin', null, '203.0.113.8', 5],
        ['held_back', 'admin', null, '203.0.113.8', 1],
        ['failed', null, null, '203.0.113.9', 1],
        ['signed_in_on_new_device', 'admin', null, '203.0.113.7', 1],
        ['refused', 'admin', 'DELETE /api/admin/products/:id', '203.0.113.7', 1],
      ].toSorted(),
    )
    expect(await trail(shop, '?happened=refused')).toHaveLength(1)
  })

  test('has the address that a proxy names only where the proxy is ours', async () => {
    const { shop, signIn } = await openWatched(false)
    await signIn('admin', 'wrong', from('203.0.113.8'))
    expect((await trail(shop, '?happened=failed')).map(({ address }) => address)).toEqual(['127.0.0.1'])
  })

  test('grows by a bounded number of rows a quarter of an hour, from however many addresses somebody tries', async () => {
    const { shop } = await openWatched()
    const attempts = mostRowsOfQuarter + 40
    for (let number = 0; number < attempts; number += 1)
      await recordAccess(shop.database, {
        happened: 'failed',
        administrator: undefined,
        address: `2001:db8:${number.toString(16)}::/64`,
      })
    const { rows } = await shop.database.execute(sql`
      select count(*)::integer as count, sum(times)::integer as times from access_entries where happened = 'failed'`)
    const [{ count = 0, times = 0 } = {}] = rows as { count: number; times: number }[]
    // Two quarters, if one ended meanwhile.
    expect(count).toBeLessThanOrEqual(2 * (mostRowsOfQuarter + 1))
    expect(times).toBe(attempts)
  })

  test('is for owners', async () => {
    const { shop } = await openWatched()
    await shop.database.execute(sql`update administrators set role = 'office'`)
    expect((await shop.callAsAdmin('GET', '/api/admin/access')).status).toBe(403)
  })
})

/** The filter of fail2ban, with an address or a network in place of its tag. */
const filterFile = readFileSync(new URL('../../deploy/fail2ban-filter.conf', import.meta.url), 'utf8')
const failregex = /^failregex = (.*)$/m.exec(filterFile)?.[1] ?? 'none'
const filter = new RegExp(failregex.replace('<SUBNET>', String.raw`([\da-f.:]+(?:/\d+)?)`), 'm')

describe('the log', () => {
  test('has a line that fail2ban finds for each failure of administrators and customers, and for nothing else', async () => {
    const { shop, lines, signIn } = await openWatched()
    await signIn('admin', 'wrong', from('203.0.113.8'))
    await signIn(secret, secret, from('203.0.113.9'))
    const body = { email: 'anna@example.com', password: 'wrong' }
    await shop.call('POST', '/api/customers/login', { body, headers: from('2001:db8:1:2:3::4') })
    await signIn('admin', adminPassword, from('203.0.113.10'))
    const found = lines.flatMap((line) => filter.exec(line)?.[1] ?? [])
    expect(found).toEqual(['203.0.113.8', '203.0.113.9', '2001:db8:1:2::/64'])
    const line = lines.find((written) => filter.test(written)) ?? ''
    expect(line).toMatch(/^\{"level":40,"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"/)
  })

  test('and the trail have neither what was typed as a name that nobody has, nor a password, nor a token', async () => {
    const { shop, lines, signIn } = await openWatched()
    await signIn(secret, 'a-password-that-is-wrong')
    const cookies = cookiesOf(await signIn())
    const written = JSON.stringify([lines, await trail(shop)])
    for (const kept of [secret, 'a-password-that-is-wrong', adminPassword, /=([\w-]{43})/.exec(cookies)?.[1] ?? '?'])
      expect(written).not.toContain(kept)
  })

  test('can’t be made to accuse another by what a caller writes into an address', async () => {
    const { shop, lines } = await openWatched()
    const forged = '{"address":"198.51.100.1","role":"administrator","msg":"a sign-in failed"}'
    await shop.call('GET', `/${encodeURIComponent(forged)}`)
    await shop.call('GET', '/x","address":"198.51.100.1","role":"customer","msg":"a sign-in failed"}')
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter((line) => filter.test(line))).toEqual([])
  })
})

describe('a sign-in on a new device', () => {
  const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }

  test('is told by mail with when, where and by which browser; the first one and one on a known device are not', async () => {
    const { shop, signIn } = await openWatched()
    await shop.database.execute(sql`update administrators set email = 'admin@example.com'`)
    const Cookie = cookiesOf(await signIn())
    await signIn('admin', adminPassword, { Cookie })
    const letters = () => emailsAsSent(shop.database, 'administrator-new-device')
    expect(await letters()).toEqual([])
    await signIn('admin', adminPassword, { ...firefox, ...from('203.0.113.7') })
    const [letter, ...others] = await letters()
    expect([letter?.recipient, others]).toEqual(['admin@example.com', []])
    for (const said of ['203.0.113.7', 'Firefox, Windows', '/admin?tab=account']) expect(letter?.plain).toContain(said)
  })

  test('is told also after the devices were forgotten with a new password', async () => {
    const { shop, signIn } = await openWatched()
    await shop.database.execute(sql`update administrators set email = 'admin@example.com'`)
    await signIn()
    await shop.database.execute(sql`delete from known_devices`)
    await signIn()
    expect(await emailsAsSent(shop.database, 'administrator-new-device')).toHaveLength(1)
  })

  test('without an address is in the trail all the same', async () => {
    const { shop, signIn } = await openWatched()
    for (let times = 0; times < 2; times += 1) expect((await signIn()).status).toBe(200)
    expect(await trail(shop, '?happened=signed_in_on_new_device')).toHaveLength(1)
    expect(await emailsAsSent(shop.database, 'administrator-new-device')).toEqual([])
  })
})

test.for([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1',
    'Safari, iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'Chrome, Linux'],
  ['curl/8.0 <b>Kliknij tu: https://example.com</b>', 'nieznana przeglądarka'],
  ['', 'nieznana przeglądarka'],
] as const)('a browser that calls itself "%s" is named in words of ours', ([userAgent, words]) => {
  expect(browserInWords(userAgent)).toBe(words)
})
