import { networkInterfaces } from 'node:os'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addContacts, startUnnoticed } from '../../tests/support/campaigns.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { createTestDatabase } from '../../tests/support/database.ts'
import { runJobsOn } from '../../tests/support/job-runner.ts'
import { connectDatabase } from './database/database.ts'
import { enqueue } from './jobs/jobs.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'

const read = async (shop: TestShop, headers = {}) => (await shop.call('GET', '/metrics', { headers })).text()

/** The value of one line, whatever the order of its labels. */
function valueOf(metrics: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const line = metrics
    .split('\n')
    .find(
      (one) =>
        one.startsWith(`${name}${Object.keys(labels).length ? '{' : ' '}`) &&
        Object.entries(labels).every(([label, value]) => one.includes(`${label}="${value}"`)),
    )
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

test('how late the event loop came to what was due is told since the last reading', async () => {
  const shop = await openTestShop()
  const longest = async () => valueOf(await read(shop), 'salorge_event_loop_delay_seconds', { quantile: '1' }) ?? 0
  await longest()
  const until = performance.now() + 100
  while (performance.now() < until);
  await expect.poll(longest).toBeGreaterThan(0.08)
  expect(valueOf(await read(shop), 'salorge_event_loop_delay_seconds', { quantile: '0.5' })).toBeDefined()
})

test('requests are counted and timed by route, of which there are only so many', async () => {
  const shop = await openTestShop()
  for (const path of [
    '/',
    '/store',
    '/store',
    '/nowhere',
    '/nowhere/else',
    '/api/store/products',
    '/api/nothing',
    '/assets/x.js',
  ])
    await shop.call('GET', path)
  await shop.callAsAdmin('PUT', '/api/admin/products/7', { body: {} })
  await shop.callAsAdmin('PUT', '/api/admin/products/8', { body: {} })
  const metrics = await read(shop)
  const requests = (method: string, route: string, status: string) =>
    valueOf(metrics, 'salorge_http_requests_total', { method, route, status })
  expect(requests('GET', '/', '200')).toBe(1)
  expect(requests('GET', '/store', '200')).toBe(2)
  expect(requests('GET', '/$', '404')).toBe(2)
  expect(requests('GET', '/api/*', '404')).toBe(1)
  expect(requests('GET', '/assets/*', '404')).toBe(1)
  expect(requests('PUT', '/api/admin/products/:id', '404')).toBe(2)
  // A page that is rendered asks the list within the process; that counts too.
  expect(requests('GET', '/api/store/products', '200')).toBeGreaterThanOrEqual(1)
  expect(valueOf(metrics, 'salorge_http_request_seconds_count', { method: 'GET', route: '/store' })).toBe(2)
  expect(metrics).not.toContain('nowhere')
})

test('jobs, mails, connections and process are told', async () => {
  const shop = await openTestShop()
  await shop.callAsAdmin('POST', '/api/admin/products', {
    body: { name: 'Sól', description: 'Szara', price: '1.00', stockQuantity: 9 },
  })
  await shop.callAsAdmin('PUT', '/api/admin/products/1', { body: { stockQuantity: 0 } })
  await shop.database.execute(sql`update mails set created_at = now() - interval '90 s'`)
  const before = await read(shop)
  expect(valueOf(before, 'salorge_mails', { state: 'waiting' })).toBe(1)
  expect(valueOf(before, 'salorge_mails', { state: 'failed' })).toBe(0)
  expect(valueOf(before, 'salorge_oldest_waiting_mail_seconds')).toBeGreaterThanOrEqual(90)
  expect(valueOf(before, 'salorge_jobs', { job: 'send-mail', state: 'waiting' })).toBe(1)
  expect(valueOf(before, 'salorge_database_up')).toBe(1)
  expect(valueOf(before, 'salorge_database_connections', { state: 'idle' })).toBeGreaterThan(0)
  expect(valueOf(before, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
})

test('a job that was given up is told as such', async () => {
  const shop = await openTestShop()
  const url = shop.databaseUrl
  const hopeless = {
    name: 'hopeless',
    retries: { max: 0, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    perform: () => Promise.reject(new Error('no')),
  }
  await runJobsOn(url, { jobs: [hopeless] })
  await enqueue(shop.database, hopeless, {})
  await expect
    .poll(async () => valueOf(await read(shop), 'salorge_jobs', { job: 'hopeless', state: 'given_up' }), {})
    .toBe(1)
})

const ownAddress = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

test.runIf(ownAddress)('without a token nobody gets the figures who comes over a network', async () => {
  const { origin } = await openTestShop({}, undefined, '0.0.0.0')
  const status = async (host: string) => (await fetch(`http://${host}:${new URL(origin).port}/metrics`)).status
  expect(await status('127.0.0.1')).toBe(200)
  expect(await status(ownAddress ?? '')).toBe(404)
})

test('the figures are for this machine alone, unless a token is set: then for whoever knows it, and nobody else', async () => {
  const open = await openTestShop()
  expect((await open.call('GET', '/metrics')).status).toBe(200)
  for (const header of ['X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'X-Real-IP']) {
    expect((await open.call('GET', '/metrics', { headers: { [header]: '127.0.0.1' } })).status).toBe(404)
  }
  const closed = await openTestShop({ metricsToken: 'a-secret-of-some-length' })
  const status = async (headers = {}) => (await closed.call('GET', '/metrics', { headers })).status
  expect(await status()).toBe(404)
  expect(await status({ Authorization: 'Bearer wrong' })).toBe(404)
  expect(await status({ Authorization: 'Bearer a-secret-of-some-length', 'X-Forwarded-For': '203.0.113.7' })).toBe(200)
})

test('recipients of campaigns are told by what became of them, and campaigns that wait for somebody', async () => {
  const shop = await openTestShop()
  const told = async () => {
    const metrics = await read(shop)
    const states = ['waiting', 'sent', 'failed', 'skipped']
    return [
      ...states.map((state) => valueOf(metrics, 'salorge_campaign_recipients', { state })),
      valueOf(metrics, 'salorge_campaigns_paused_by_themselves'),
    ]
  }
  expect(await told()).toEqual([0, 0, 0, 0, 0])
  await addContacts(shop.database, 7)
  await startUnnoticed(shop.database)
  await shop.database.execute(sql`
    update campaigns set sent_count = 2, failed_count = 1, skipped_count = 1, state = 'paused', pause_reason = 'refusals'`)
  expect(await told()).toEqual([3, 2, 1, 1, 1])
})

test('what can not be read is missing, rather than nought', async () => {
  const shop = await openTestShop({ dataFolder: '/no/such/folder' })
  const metrics = await read(shop)
  expect(metrics).not.toMatch(/^salorge_disk_free_bytes /m)
  expect(metrics).toMatch(/^salorge_oldest_waiting_mail_seconds 0$/m)
})

test('a database that is away is told, and the rest with it', async () => {
  const { url, drop } = await createTestDatabase('ready')
  const { database, pool, close } = connectDatabase(url, createLog('silent'))
  const metrics = createMetrics({ database, pool, dataFolder: '/' })
  expect(valueOf(await metrics.write(), 'salorge_database_up')).toBe(1)
  await drop()
  const written = await metrics.write()
  expect(valueOf(written, 'salorge_database_up')).toBe(0)
  expect(valueOf(written, 'salorge_oldest_waiting_mail_seconds')).toBeUndefined()
  expect(valueOf(written, 'salorge_disk_free_bytes')).toBeGreaterThan(0)
  await close()
})
