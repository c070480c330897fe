import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { checksOf, limits } from './checks.ts'
import type { ShopFacts } from './facts.ts'
import { noteProblems } from './look-around.server.ts'
import { tellOfChecks } from './tell-owner.server.ts'
import type { Check, CheckName, ShopStatus } from './status.ts'
import { newestChanges } from './version.server.ts'

const now = new Date('2026-11-27T08:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const reached = (hours: number, detail: string | null = null) => ({ reachedAt: hoursAgo(hours), detail })

const safe: ShopFacts = {
  figures: {
    now,
    databaseBytes: 80e6,
    connections: 12,
    maxConnections: 100,
    oldestWaitingSeconds: 0,
    failedMails: 0,
    givenUpJobs: [],
    failingJobs: [],
    unsettledPayments: 0,
    flaggedOrders: 0,
    ksef: null,
    changedAt: hoursAgo(1),
    bytesPerDay: 1e6,
  },
  milestones: { backup: reached(2), proven_restore: reached(48), bucket_backup: reached(2) },
  probes: {
    certificate: { host: 'shop.example.com', validTo: '2027-02-01T00:00:00Z', problem: null },
    stripe: { problem: null },
    carrier: { problem: null },
    mail: { problem: null },
  },
  clock: { doubt: null, seenAt: null, now: now.toISOString(), question: null },
  isRestoreOpen: false,
  restoreTrouble: undefined,
  freeBytes: 40e9,
  mail: 'tried',
  payments: 'live',
  hasBucket: true,
  isWebhookSeen: true,
  hasCarrier: true,
  isHttps: true,
  unencrypted: [],
  longestDelays: [0.01, 0.02, 0.9],
  processNow: now,
}
const question = {
  id: 1,
  askedAt: now.toISOString(),
  reason: 'much' as const,
  found: [],
  answeredAt: null,
  answeredBy: null,
}
const certificate = (validTo: string | null, problem: string | null = null) => ({
  probes: { ...safe.probes, certificate: { host: 'shop.example.com', validTo, problem } },
})
const figures = (some: Partial<NonNullable<ShopFacts['figures']>>) => ({ figures: { ...safe.figures!, ...some } })
const milestones = (some: NonNullable<ShopFacts['milestones']>) => ({ milestones: { ...safe.milestones, ...some } })

const stateOf = (name: CheckName, facts: Partial<ShopFacts>) =>
  checksOf({ ...safe, ...facts }).find((one) => one.name === name)?.state

describe('a line', () => {
  test('is good in a shop where all is well, and none is missing that there could be', () => {
    const checks = checksOf(safe)
    expect(checks.filter(({ state }) => state !== 'good')).toEqual([])
    // A restore that nobody has confirmed, or that came to nothing, is the only one that shows itself alone when it is there.
    expect(checks.map(({ name }) => name)).not.toContain('restore')
    expect(checks).toHaveLength(14)
  })

  test.for<[CheckName, 'good' | 'attention' | 'bad', Partial<ShopFacts>]>([
    ['clock', 'bad', { clock: { ...safe.clock!, doubt: 'ahead', seenAt: hoursAgo(900).toISOString() } }],
    ['clock', 'bad', { clock: { ...safe.clock!, question: { ...question, answer: null } } }],
    ['clock', 'attention', { clock: { ...safe.clock!, question: { ...question, answer: 'keep' } } }],
    ['clock', 'attention', { processNow: hoursAgo(-0.1) }],
    ['clock', 'attention', { clock: undefined }],
    ['restore', 'bad', { isRestoreOpen: true }],
    ['restore', 'attention', { restoreTrouble: { at: hoursAgo(2), sentence: 'Przerwano je w połowie.' } }],
    ['mail', 'bad', { probes: { mail: { problem: 'password' } } }],
    ['mail', 'bad', figures({ oldestWaitingSeconds: 1_801 })],
    ['mail', 'good', figures({ oldestWaitingSeconds: 1_800 })],
    ['mail', 'good', { ...figures({ oldestWaitingSeconds: 9_000 }), isRestoreOpen: true }],
    ['mail', 'attention', figures({ failedMails: 1 })],
    ['mail', 'attention', { mail: 'untried' }],
    ['backup', 'attention', { milestones: {} }],
    ['backup', 'bad', milestones({ backup_failed: reached(1, 'dysk jest pełny') })],
    ['backup', 'good', milestones({ backup_failed: reached(3, 'dysk był pełny') })],
    ['backup', 'bad', milestones({ backup: reached(40) })],
    ['backup', 'good', { ...milestones({ backup: reached(40) }), ...figures({ changedAt: hoursAgo(41) }) }],
    ['backup', 'good', milestones({ backup: reached(40), backup_current: reached(1) })],
    ['proof', 'attention', { milestones: { backup: reached(2) } }],
    ['proof', 'bad', milestones({ proof_failed: reached(1, 'brakuje wierszy') })],
    ['proof', 'attention', milestones({ proven_restore: reached(11 * 24) })],
    ['bucket', 'bad', milestones({ bucket_failed: reached(1, 'odmowa') })],
    ['bucket', 'bad', milestones({ bucket_backup: reached(60) })],
    ['disk', 'bad', { freeBytes: 0.99e9 }],
    ['disk', 'attention', { freeBytes: 2e9, ...figures({ bytesPerDay: 100e6 }) }],
    ['disk', 'attention', { freeBytes: 2e9, ...figures({ databaseBytes: 1.5e9, bytesPerDay: null }) }],
    ['payments', 'bad', { probes: { stripe: { problem: 'refused' } } }],
    ['carrier', 'bad', { probes: { carrier: { problem: 'refused' } } }],
    ['carrier', 'attention', { probes: { carrier: { problem: 'unreachable' } } }],
    ['payments', 'attention', { isWebhookSeen: false }],
    ['payments', 'good', { payments: 'demo', isWebhookSeen: false }],
    ['unsettled', 'attention', figures({ unsettledPayments: 2 })],
    ['certificate', 'attention', certificate('2026-12-08T00:00:00Z')],
    ['certificate', 'bad', certificate('2026-11-28T00:00:00Z')],
    ['certificate', 'bad', certificate('2027-02-01T00:00:00Z', 'ERR_TLS_CERT_ALTNAME_INVALID')],
    ['certificate', 'attention', certificate(null, 'ECONNREFUSED')],
    ['connections', 'attention', { unencrypted: ['Baza danych: db.example.com bez szyfrowania.'] }],
    ['jobs', 'bad', figures({ givenUpJobs: ['send-mail'] })],
    ['jobs', 'attention', figures({ failingJobs: ['send-mail'] })],
    ['database', 'attention', figures({ connections: 95 })],
    ['event_loop', 'attention', { longestDelays: [0.6, 0.6, 0.6] }],
  ])('%s is %s by what was found', ([name, state, facts]) => {
    const found = checksOf({ ...safe, ...facts }).find((one) => one.name === name)
    expect(found?.state).toBe(state)
    // Whatever isn't good says what to do next.
    expect(state === 'good' || found?.next?.text).toBeTruthy()
  })

  test('has no place where it means nothing: no certificate without https, no bucket that nobody set', () => {
    expect(stateOf('certificate', { isHttps: false })).toBeUndefined()
    expect(stateOf('bucket', { hasBucket: false, milestones: { backup: reached(1) } })).toBeUndefined()
  })

  test('rings at the same figures as the alarms, and names chapters that there are', () => {
    const manual = readFileSync(new URL('../../docs/operate.md', import.meta.url), 'utf8')
    expect(manual).toContain(`salorge_oldest_waiting_mail_seconds > ${limits.waitingSeconds}`)
    expect(manual).toContain(`salorge_disk_free_bytes < ${limits.freeBytes / 1e9}e9`)
    expect(manual).toContain(`salorge_event_loop_delay_seconds{quantile="1"}[5m]) > ${limits.delaySeconds}`)
    const wrong = { ...safe, freeBytes: 1, clock: undefined }
    const chapters = checksOf(wrong).flatMap(({ next }) => next?.chapter ?? [])
    expect(chapters.filter((chapter) => !manual.includes(`# ${chapter}\n`))).toEqual([])
    expect(chapters).toContain('The disk is full')
  })
})

const read = async (shop: TestShop) => (await (await shop.callAsAdmin('GET', '/api/admin/status')).json()) as ShopStatus

test('the page tells of a real shop within a second and a half, also while a table is locked, which it says', async () => {
  const shop = await openTestShop()
  await shop.database.execute(sql`
    insert into mails (id, kind, language, subject, html, plain, created_at)
    values (uuidv7(), 'contact', 'pl', 'List', '', '', now() - interval '2 hours')`)
  const named = (name: CheckName, { checks }: ShopStatus) => checks.find((one) => one.name === name)
  const first = await read(shop)
  expect(named('clock', first)).toMatchObject({ state: 'good', since: null })
  expect(first.version.number).toMatch(/^\d+\.\d+\.\d+$/)
  expect(first.version.changes.length).toBeGreaterThan(0)
  await shop.database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table clock_watch in access exclusive mode`)
    const begun = Date.now()
    const held = await read(shop)
    // A second to look, and what a busy machine needs besides.
    expect(Date.now() - begun).toBeLessThan(4_000)
    expect(named('clock', held)).toMatchObject({ state: 'attention', found: expect.stringContaining('Nie udało się') })
    expect(named('database', held)?.state).toBe('good')
  })
  expect((await shop.call('GET', '/api/admin/status')).status).toBe(401)
})

describe('the daily letter', () => {
  const bad: Check = {
    name: 'backup',
    title: 'Kopia zapasowa',
    state: 'bad',
    found: 'Nie udała się.',
    next: null,
    since: null,
  }
  const attention: Check = { ...bad, name: 'certificate', title: 'Certyfikat', state: 'attention' }
  const good = (one: Check): Check => ({ ...one, state: 'good' })
  const letters = async ({ database }: TestShop) =>
    (
      await database.execute<{ recipient: string | null; plain: string }>(sql`
      select recipient, plain from mails where kind = 'shop-status' order by id`)
    ).rows
  const tell = async ({ database }: TestShop, ...checks: Check[]) => {
    await noteProblems(database, checks)
    await tellOfChecks(database, checks)
  }
  const nextDay = ({ database }: TestShop) =>
    database.execute(sql`
      with days as (update status_letters set day = day - 1)
      update status_problems set since = since - interval '1 day', told_at = told_at - interval '1 day'`)

  test('goes out once a day while something is bad, however many copies try, and once when all is well again', async () => {
    const shop = await openTestShop()
    await tell(shop, good(bad))
    expect(await letters(shop)).toEqual([])
    await noteProblems(shop.database, [bad])
    await Promise.all([1, 2, 3].map(() => tellOfChecks(shop.database, [bad])))
    // Nobody has given an address, so the office hears of it.
    expect(await letters(shop)).toMatchObject([{ recipient: null, plain: expect.stringContaining('Nie udała się.') }])
    await nextDay(shop)
    await tell(shop, bad)
    expect(await letters(shop)).toHaveLength(2)
    await nextDay(shop)
    for (const _ of [1, 2]) await tell(shop, good(bad))
    const all = await letters(shop)
    expect(all).toHaveLength(3)
    expect(all.at(-1)?.plain).toContain('znów działa')
    await nextDay(shop)
    await tell(shop, good(bad))
    expect(await letters(shop)).toHaveLength(3)
  })

  test('tells of what can wait after a day, then once a week; to owners with an address and to nobody else', async () => {
    const shop = await openTestShop()
    await shop.database.execute(sql`
      insert into administrators (username, password_hash, role, email)
      values ('ewa', '-', 'owner', 'ewa@example.com'), ('jan', '-', 'packer', 'jan@example.com')`)
    await tell(shop, attention)
    expect(await letters(shop)).toEqual([])
    const told: number[] = []
    for (let day = 1; day <= 9; day += 1) {
      await nextDay(shop)
      await tell(shop, attention)
      told.push((await letters(shop)).length)
    }
    expect(told).toEqual([1, 1, 1, 1, 1, 1, 1, 2, 2])
    expect(new Set((await letters(shop)).map(({ recipient }) => recipient))).toEqual(new Set(['ewa@example.com']))
  })
})

test('what is new are the points of the newest chapter, without marks', () => {
  const written =
    '# Changes\n\n## Next\n\n- One **thing** of\n  [many](docs/many.md).\n- Another.\n\n## 0.1\n\n- Old.\n'
  expect(newestChanges(written)).toEqual(['One thing of many.', 'Another.'])
})
