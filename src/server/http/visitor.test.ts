import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { languageCookie } from '../../brand.ts'
import type { AppEnv } from './app-env.ts'
import { isOwnHost, networkAround, recogniseVisitor, withinProcess } from './visitor.ts'

interface Asked {
  publicUrl?: string
  trustProxy?: boolean
  headers?: Record<string, string>
  host?: string
  path?: string
  /** Without it the program asks itself. */
  socket?: { remoteAddress: string | undefined; localAddress?: string; localPort?: number | undefined }
  /** Some pieces of the program ask without saying anything of a connection. */
  isWithoutEnvironment?: true
  visitorsAddress?: string
}

const ofShop = { remoteAddress: '203.0.113.7', localAddress: '192.0.2.1', localPort: 3000 }

async function recognised({
  publicUrl,
  trustProxy = false,
  headers = {},
  host = '192.0.2.1:3000',
  path = '/',
  ...more
}: Asked) {
  const http = new Hono<AppEnv>()
  http.use(async (c, next) => {
    c.set('config', { publicUrl, trustProxy } as AppEnv['Variables']['config'])
    return next()
  })
  http.use(recogniseVisitor)
  http.all('*', (c) => c.json([c.var.address, c.var.origin, isOwnHost(c), c.var.language]))
  const { socket, visitorsAddress, isWithoutEnvironment } = more
  const env = isWithoutEnvironment
    ? undefined
    : { ...(socket && { incoming: { socket } }), ...(visitorsAddress && { visitorsAddress }) }
  const answer = await http.request(`http://${host}${path}`, { headers }, env)
  return (await answer.json()) as [address: string, origin: string, isOwn: boolean, language: string]
}

const addressOf = async (asked: Asked) => (await recognised({ socket: ofShop, ...asked }))[0]

test('an address is that of the connection, and behind a proxy of ours what this one wrote last', async () => {
  const headers = { 'X-Forwarded-For': '198.51.100.9, 198.51.100.20' }
  expect(await addressOf({})).toBe('203.0.113.7')
  expect(await addressOf({ headers })).toBe('203.0.113.7')
  expect(await addressOf({ headers, trustProxy: true })).toBe('198.51.100.20')
  expect(await addressOf({ trustProxy: true })).toBe('203.0.113.7')
  expect((await recognised({}))[0]).toBe(withinProcess)
  expect((await recognised({ isWithoutEnvironment: true })).slice(0, 3)).toEqual([
    withinProcess,
    'http://192.0.2.1:3000',
    true,
  ])
  expect(await addressOf({ socket: { ...ofShop, remoteAddress: undefined } })).toBe('unknown')
  expect(await addressOf({ headers: { 'X-Forwarded-For': '198.51.100.9,' }, trustProxy: true })).toBe('203.0.113.7')
  expect(await addressOf({ headers, trustProxy: true, visitorsAddress: '192.0.2.77' })).toBe('192.0.2.77')
})

test('a household counts as one however its address is written, and as a part of what its provider assigns', async () => {
  const cases = [
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['2001::3:4:5:6:7', '2001:0:0:3::/64'],
    ['2001:db8::3:4:5:6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80::1%eth0'],
    ['nonsense', 'nonsense'],
  ] as const
  for (const [remoteAddress, network] of cases)
    expect([remoteAddress, await addressOf({ socket: { ...ofShop, remoteAddress } })]).toEqual([remoteAddress, network])
  expect(networkAround('203.0.113.7')).toBe('203.0.113.0/24')
  expect(networkAround('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
  expect(networkAround('within')).toBe('within')
})

test('where we are seen is the public address, else the host that was asked for, by https only where our own proxy says so', async () => {
  const originOf = async (asked: Asked) => (await recognised({ socket: ofShop, ...asked }))[1]
  const https = { 'X-Forwarded-Proto': 'https' }
  expect(await originOf({})).toBe('http://192.0.2.1:3000')
  expect(await originOf({ headers: https })).toBe('http://192.0.2.1:3000')
  expect(await originOf({ headers: https, trustProxy: true })).toBe('https://192.0.2.1:3000')
  expect(await originOf({ headers: { 'X-Forwarded-Proto': 'http' }, trustProxy: true })).toBe('http://192.0.2.1:3000')
  expect(await originOf({ publicUrl: 'https://shop.example.com' })).toBe('https://shop.example.com')
})

test('a host is ours where the connection came in, or where there is a public address', async () => {
  const isOwn = async (asked: Asked) => (await recognised({ socket: ofShop, ...asked }))[2]
  expect(await isOwn({})).toBe(true)
  expect(await isOwn({ host: 'localhost:3000' })).toBe(true)
  expect(await isOwn({ host: 'evil.example.com' })).toBe(false)
  expect(await isOwn({ host: '192.0.2.1:3001' })).toBe(false)
  expect(await isOwn({ host: 'evil.example.com', publicUrl: 'https://shop.example.com' })).toBe(true)
  expect(await isOwn({ socket: { ...ofShop, localPort: undefined } })).toBe(false)
  expect(await isOwn({ socket: { ...ofShop, localAddress: '::ffff:192.0.2.1' } })).toBe(true)
  expect(await isOwn({ host: '[2001:db8::1]:3000', socket: { ...ofShop, localAddress: '2001:db8::1' } })).toBe(true)
  expect((await recognised({ host: 'evil.example.com' }))[2]).toBe(true)
})

test('the panel speaks Polish, and all else the language that is asked for', async () => {
  const languageOf = async (path: string, headers = {}) => (await recognised({ socket: ofShop, path, headers }))[3]
  const german = { 'Accept-Language': 'de' }
  expect(await languageOf('/api/admin/session?lang=de', german)).toBe('pl')
  expect(await languageOf('/api/store/products?lang=de')).toBe('de')
  expect(await languageOf('/api/store/products', german)).toBe('de')
  expect(await languageOf('/order/api/admin/', german)).toBe('de')
  expect(await languageOf('/', { ...german, Cookie: `${languageCookie}=fr` })).toBe('fr')
  expect(await languageOf('/')).toBe('pl')
})
