import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { createLog } from '../../server/log.ts'

/** A shop, what its log says of broken rules, and how many its metrics count. */
async function openWatchedShop() {
  const lines: string[] = []
  const log = createLog('warn', { write: (line: string) => void lines.push(line) })
  const shop = await openTestShop({}, undefined, undefined, log)
  const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  const counted = async () => {
    const metrics = await (await shop.call('GET', '/metrics')).text()
    const counts = metrics.matchAll(/^salorge_content_security_violations_total\{rule="([\w-]+)"\} (\d+)$/gm)
    return Object.fromEntries(Array.from(counts, ([, rule = '', count]) => [rule, Number(count)]))
  }
  return { shop, logged, counted, lines }
}

const send = async (shop: TestShop, type: string, body: unknown, headers = {}) =>
  (await shop.call('POST', '/api/security/violations', { body, headers: { 'Content-Type': type, ...headers } })).status

const inOldForm = (shop: TestShop, more: object) => ({
  'csp-report': { 'document-uri': `${shop.origin}/store`, 'effective-directive': 'script-src-elem', ...more },
})
const inNewForm = (shop: TestShop, more: object) => ({
  type: 'csp-violation',
  age: 5,
  url: `${shop.origin}/store`,
  body: { documentURL: `${shop.origin}/store`, effectiveDirective: 'script-src-elem', disposition: 'enforce', ...more },
})

describe('a browser’s report of broken rules', () => {
  test('is counted and logged in both of its forms, without a secret of the page’s address', async () => {
    const { shop, logged, counted } = await openWatchedShop()
    const secret = 's'.repeat(43)
    const page = `${shop.origin}/order/${secret}?key=${secret}`
    const old = inOldForm(shop, {
      'document-uri': page,
      'blocked-uri': `https://old.example.com/evil.js?of=${secret}`,
      'source-file': `${shop.origin}/assets/index.js`,
      'line-number': 7,
      'script-sample': 'what somebody typed',
    })
    const fresh = inNewForm(shop, { documentURL: page, blockedURL: 'inline' })
    expect(await send(shop, 'application/csp-report', old, { Origin: 'null' })).toBe(204)
    expect(await send(shop, 'application/reports+json', [fresh, { type: 'deprecation', body: { id: 'x' } }])).toBe(204)
    const told = { rule: 'script-src-elem', page: '/order/…' }
    expect(logged()).toMatchObject([
      { ...told, blocked: 'https://old.example.com', source: '/assets/index.js:7' },
      { ...told, blocked: 'inline', source: '' },
    ])
    expect(JSON.stringify(logged())).not.toMatch(/ssss|typed|evil/)
    expect(await counted()).toEqual({ 'script-src-elem': 2 })
  })

  test('about somebody else’s page, or what an extension of the reader’s browser put into ours, is nothing', async () => {
    const { shop, logged, counted } = await openWatchedShop()
    const reports = [
      inOldForm(shop, { 'document-uri': 'https://other.example.com/store', 'blocked-uri': 'inline' }),
      inOldForm(shop, { 'blocked-uri': 'chrome-extension' }),
      inOldForm(shop, { 'blocked-uri': 'inline', 'source-file': 'moz-extension://1234/content.js' }),
      inOldForm(shop, { 'blocked-uri': 'safari-web-extension://1234/x.js' }),
      inOldForm(shop, { 'blocked-uri': 'inline', 'source-file': 'webkit-masked-url://hidden/' }),
    ]
    for (const report of reports) expect(await send(shop, 'application/csp-report', report)).toBe(204)
    expect([logged(), await counted()]).toEqual([[], {}])
  })

  test('that comes again and again is counted, and logged once; whoever makes up many fills neither log nor metrics', async () => {
    const { shop, logged, counted } = await openWatchedShop()
    const made = Array.from({ length: 400 }, (_, n) =>
      inNewForm(shop, { blockedURL: `https://${n >> 1}.many.example.com`, effectiveDirective: `made-up-${n}\n` }),
    )
    for (let at = 0; at < made.length; at += 20)
      expect(await send(shop, 'application/reports+json', made.slice(at, at + 20))).toBe(204)
    expect(logged().length).toBeGreaterThan(0)
    expect(logged().length).toBeLessThanOrEqual(50)
    expect(new Set(logged().map(({ blocked }) => blocked)).size).toBe(logged().length)
    expect(await counted()).toEqual({ other: 400 })
    // More than twenty in one are made by no browser.
    expect(await send(shop, 'application/reports+json', made.slice(0, 100))).toBe(204)
    expect(await counted()).toEqual({ other: 420 })
  })

  test('that is none is refused: by its type, its size, or what it says', async () => {
    const { shop, logged } = await openWatchedShop()
    expect(await send(shop, 'text/plain', '{}')).toBe(415)
    expect(await send(shop, 'application/csp-report', ' '.repeat(65_537))).toBe(413)
    for (const body of ['{', '{}', '7', '"x"', '{"csp-report":7}', '[7]', '{"csp-report":{"blocked-uri":{"a":1}}}'])
      expect([body, await send(shop, 'application/csp-report', body)]).toEqual([body, 400])
    expect(logged()).toEqual([])
  })
})
