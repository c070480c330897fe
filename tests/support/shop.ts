import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { openShopLive } from '../../src/app/live-parts.server.ts'
import { openProviders, withProviders } from '../../src/app/providers.server.ts'
import { sentAsIs } from '../../src/server/http/compressed-response.ts'
import { readConfig, type Config } from '../../src/server/config.ts'
import { createContentCache, type ContentCache } from '../../src/server/http/content-cache.ts'
import { connectDatabase, type Database } from '../../src/server/database/database.ts'
import type { Frontend, RenderPage } from '../../src/app/http/frontend.ts'
import { createHttp } from '../../src/app/http/http.ts'
import { createLog } from '../../src/server/log.ts'
import { createMetrics } from '../../src/server/metrics.ts'
import { renderBroken, renderPage, screenAt, variantOf } from '../../src/app/pages/entry-server.tsx'
import { adminPassword, createTestDatabase, longTimeoutSeconds } from './database.ts'
import '../../src/app/what-follows.server.ts'

export interface TestShop {
  origin: string
  database: Database
  databaseUrl: string
  /** A call as a program makes it. Paths begin with a slash; a body is sent as JSON. */
  call(method: string, path: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Response>
  /** The same, with an administrator's session. */
  callAsAdmin: TestShop['call']
}

/** A shop of its own on a real database and a real port, closed when the test ends. */
export async function openTestShop(
  settings: Partial<Config> = {},
  changeRendering: (render: RenderPage) => RenderPage = (render) => render,
  host = '127.0.0.1',
  log = createLog('silent'),
): Promise<TestShop> {
  const testDatabase = await createTestDatabase('ready')
  // Where nobody answers: a test that wants an answer says who gives it.
  const config = { ...readConfig({}), viesUrl: 'http://127.0.0.1:9/', databaseSeconds: longTimeoutSeconds, ...settings }
  const { database, pool, close } = connectDatabase(testDatabase.url, log, config.databaseSeconds)
  const live = await openShopLive(database, config)
  // Most tests ask for nothing that is kept, and listening takes a connection.
  let cache: ContentCache | undefined
  const content: ContentCache = {
    keep: (...asked) =>
      (cache ??= createContentCache(testDatabase.url, log, live, config.databaseSeconds)).keep(...asked),
    moment: () => cache?.moment(),
    makeReady: (...made) => cache?.makeReady(...made),
    ready: (key) => cache?.ready(key),
    hear: async () => cache?.hear(),
    close: async () => cache?.close(),
  }
  const metrics = createMetrics({ database, pool, dataFolder: config.dataFolder })
  const providers = openProviders(live, database)
  const { signal: stopping } = new AbortController()
  const http = createHttp(
    withProviders(providers, { database, databaseUrl: testDatabase.url, content, live, log, metrics, stopping }),
    {
      ...frontend,
      renderPage: changeRendering(renderPage),
    },
  )
  const server = createServer(http)
  // A line that was about to end must not be taken for one that broke.
  server.keepAliveTimeout = 0
  // A thousand visitors may knock while this process does something else.
  server.listen({ port: 0, host, backlog: 4_096 })
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await content.close()
    await close()
    await testDatabase.drop()
  })

  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const call: TestShop['call'] = (method, path, { body, headers } = {}) =>
    fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { ...(body !== undefined && !isForm(body) && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: isForm(body) || typeof body === 'string' ? body : JSON.stringify(body) }),
    })
  const credentials = { username: 'admin', password: adminPassword }
  let cookies: Map<string, string> | undefined
  const callAsAdmin: TestShop['call'] = async (method, path, { body, headers } = {}) => {
    cookies ??= namedCookies(await call('POST', '/api/admin/login', { body: credentials }))
    const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await call(method, path, { body, headers: { Cookie, ...headers } })
    for (const [name, value] of namedCookies(answer)) cookies.set(name, value)
    return answer
  }
  return { origin, database, databaseUrl: testDatabase.url, call, callAsAdmin }
}

/** The cookies that an answer sets, by name. */
export function namedCookies(answer: Response): Map<string, string> {
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return new Map(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const isForm = (body: unknown): body is FormData => body instanceof FormData

const sample = sentAsIs(Buffer.from('// Built of nothing.'), 'text/javascript; charset=utf-8', 'sample')

/** Pages are rendered for real; only the built files are missing. */
const frontend: Frontend = {
  panel: async () => '<html lang="pl"></html>',
  document: async () => '<html lang="<!--language-->"><head><!--head--></head><!--markup--><!--state--></html>',
  filesOf: () => ({ scripts: [], styles: [], fonts: [] }),
  file: (path) => (path === '/assets/sample.js' ? sample : undefined),
  renderPage,
  renderBroken,
  screenAt,
  variantOf,
}
