// In the long matrix because few shops run two. In the gate two copies share the jobs (src/server/jobs/jobs.test.ts), a rush for the last
// pieces (src/sales/checkout/rush.test.ts) and what they keep (src/server/http/content-cache.test.ts).
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { median } from '../../scripts/bench/statistics.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase } from '../support/database.ts'
import { seen } from '../support/seen.ts'
import { openSmtpServer } from '../support/smtp-server.ts'
import { startProgram, type Program } from '../support/program.ts'

const seconds = 6
const office = await openSmtpServer()
const { url, drop } = await createTestDatabase()
const client = new pg.Client({ connectionString: url })
client.on('error', () => {})
const closers: (() => Promise<unknown>)[] = [office.close, drop, () => client.end()]
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

async function openCopy(settings: Record<string, string> = {}): Promise<Program> {
  const { path, remove } = await createDataFolder()
  closers.push(remove)
  const program = await startProgram(path, { DATABASE_URL: url, SMTP_URL: office.url, ...settings })
  closers.push(program.stop)
  return program
}

let one: Program
let other: Program
beforeAll(async () => {
  await client.connect()
  // On one empty database, at the same moment.
  ;[one, other] = await Promise.all([openCopy(), openCopy()])
})
const rows = async (statement: string) => (await client.query(statement)).rows

const call = (
  program: Program,
  method: string,
  path: string,
  { cookie = '', body }: { cookie?: string; body?: unknown } = {},
) =>
  fetch(`${program.origin}${path}`, {
    method,
    headers: {
      Cookie: cookie,
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })

const madeUp = () => /with the password (\S+)/.exec(one.printed() + other.printed())?.[1] ?? ''

async function signIn(program: Program, password = madeUp()) {
  const answer = await call(program, 'POST', '/api/admin/login', { body: { username: 'admin', password } })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { status: answer.status, cookie: cookies.join('; ') }
}

test('copies that start together on an empty database prepare it once', async () => {
  const printed = [one, other].map((program) => program.printed())
  expect(printed.filter((text) => text.includes('with the password'))).toHaveLength(1)
  expect(await rows('select count(*)::integer as count from products')).toEqual([{ count: 6 }])
  expect(await rows('select count(*)::integer as count from administrators')).toEqual([{ count: 1 }])
  const migrations = await rows('select name, count(*)::integer as times from migrations group by name')
  expect(migrations.length).toBeGreaterThan(4)
  expect(migrations.every(({ times }) => times === 1)).toBe(true)
  for (const program of [one, other]) expect((await call(program, 'GET', '/api/health')).status).toBe(200)
})

test('who signs in on one copy is signed in on the other, until signing out on either', async () => {
  const { cookie } = await signIn(one)
  expect((await call(other, 'GET', '/api/admin/session', { cookie })).status).toBe(200)
  await call(other, 'POST', '/api/admin/logout', { cookie })
  expect((await call(one, 'GET', '/api/admin/session', { cookie })).status).toBe(401)
})

test('wrong passwords are counted together', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    statuses.push((await signIn(attempt % 2 ? one : other, 'wrong')).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  // The first wait is over in a second.
  await rows(`update attempts set next_allowed_at = now() + interval '1 minute' where count = 5`)
  for (const program of [one, other]) expect((await signIn(program, 'wrong')).status).toBe(429)
  await rows('delete from attempts')
})

test('a change made through one copy is seen in the pages and answers that the other one kept, and so is a picture', async () => {
  const { cookie } = await signIn(one)
  const slug = 'sol-celtycka-drobna-250g'
  const paths = ['/store?lang=pl', `/store/${slug}?lang=pl`, `/api/store/products/${slug}?lang=pl`]
  const read = (program: Program) => Promise.all(paths.map(async (path) => (await call(program, 'GET', path)).text()))
  const saysEverywhere = async (program: Program, name: string) =>
    (await read(program)).every((text) => text.includes(name))
  for (const program of [one, other]) expect(await saysEverywhere(program, 'Sól celtycka drobna')).toBe(true)

  const form = new FormData()
  const red = { width: 40, height: 40, channels: 3, background: 'red' } as const
  form.set('image', new Blob([await sharp({ create: red }).png().toBuffer()]), 'salt.png')
  const uploaded = await call(one, 'POST', '/api/admin/products/upload-image', { cookie, body: form })
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string }
  expect((await call(other, 'GET', imageUrl)).headers.get('Content-Type')).toBe('image/webp')

  let changes = 0
  const change = async (writer: Program, reader: Program) => {
    changes += 1
    const name = `Zmieniona ${changes}`
    await call(writer, 'PUT', '/api/admin/products/1', { cookie, body: { name, imageUrl } })
    await expect.poll(() => saysEverywhere(reader, name), { interval: 10 }).toBe(true)
  }
  await change(one, other)
  await change(other, one)
})

test('the next read after a change was answered is fresh on the copy that answered, and on the other within milliseconds', async () => {
  const { cookie } = await signIn(one)
  const list = '/api/store/products?lang=pl'
  const over = new AbortController()
  const others = [one, other].flatMap((program) =>
    Array.from({ length: 8 }, async () => {
      while (!over.signal.aborted) await (await call(program, 'GET', list)).text()
    }),
  )
  const changes = 100
  let stale = 0
  const late: number[] = []
  for (let change = 1; change <= changes; change += 1) {
    const [writer, reader] = change % 2 === 0 ? [one, other] : [other, one]
    const name = `Nowa ${change}.`
    const answer = await call(writer, 'PUT', '/api/admin/products/1', { cookie, body: { name } })
    expect(answer.status).toBe(200)
    const told = performance.now()
    const own = call(writer, 'GET', list).then((read) => read.text())
    while (!(await (await call(reader, 'GET', list)).text()).includes(name)) continue
    late.push(performance.now() - told)
    if (!(await own).includes(name)) stale += 1
  }
  over.abort()
  await Promise.all(others)
  const [middle, longest] = [median(late), Math.max(...late)].map((milliseconds) => Math.round(milliseconds))
  seen(
    `${changes} changes while sixteen read: ${stale} stale next reads on the copy that answered; seen on the other after ${middle} ms, ${longest} ms at most`,
  )
  expect(stale).toBe(0)
  // Beside twenty other programs on two cores it was 87.
  expect(median(late)).toBeLessThan(250)
})

/** Each call leads to one mail. */
async function sellOut(program: Program, cookie: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await call(program, 'PUT', '/api/admin/products/1', { cookie, body: { stockQuantity: 100 } })
    await call(program, 'PUT', '/api/admin/products/1', { cookie, body: { stockQuantity: 0 } })
  }
}
const states = () => rows('select state, count(*)::integer as count from mails group by state')

test('both copies send mails, each of them once', async () => {
  const { cookie } = await signIn(one)
  office.slow(20)
  await Promise.all([sellOut(one, cookie, 15), sellOut(other, cookie, 15)])
  const { length } = await states()
  expect(length).toBeGreaterThan(0)
  await expect.poll(states).toEqual([{ state: 'sent', count: expect.any(Number) }])
  const [{ count }] = (await states()) as [{ count: number }]
  expect(count).toBeGreaterThanOrEqual(15)
  expect(office.delivered).toHaveLength(count)
  expect(new Set(office.delivered.map(({ messageId }) => messageId)).size).toBe(count)
  seen(`${count} letters sent by both copies, each once`)
  for (const program of [one, other]) expect(program.printed()).toContain('a mail was sent')
})

test('a copy killed in the middle of its work leaves it to the other, which finishes it', async () => {
  const { cookie } = await signIn(one)
  office.slow(0)
  const [earlier, begunEarlier] = [office.delivered.length, office.begun()]
  const [{ count = 0 }] = (await states()) as [{ count: number }]
  const letGo = office.hold()
  await sellOut(one, cookie, 4)
  await expect.poll(() => office.begun()).toBeGreaterThan(begunEarlier)
  const active = await rows(
    `select count(*)::integer as count from pgboss.job where state = 'active' and name = 'send-mail'`,
  )
  one.process.kill('SIGKILL')
  await once(one.process, 'exit')
  const begun = office.begun() - begunEarlier
  letGo()
  // The pause before another try is over at once; that the copy is missed takes its time.
  const statesNow = async () => {
    await rows(`update pgboss.job set start_after = now() where state = 'retry'`)
    return states()
  }
  await expect.poll(statesNow, { interval: 200 }).toEqual([{ state: 'sent', count: count + 4 }])
  const names = office.delivered.slice(earlier).map(({ messageId }) => messageId)
  expect(new Set(names).size).toBe(4)
  // Nothing comes twice but what was on the wire when the copy died.
  expect(names.length - 4).toBeLessThanOrEqual(begun)
  expect(active[0]?.count).toBeGreaterThan(0)
  expect(other.process.exitCode).toBeNull()
})

test('a copy that is told to stop says so first, and goes on serving until a proxy had time to see it', async () => {
  const copy = await openCopy({ DRAIN_SECONDS: String(seconds) })
  const health = async (program: Program) => (await call(program, 'GET', '/api/health')).status
  expect(await health(copy)).toBe(200)
  const start = performance.now()
  const isOver = () => performance.now() - start > seconds * 1_000
  const stopped = copy.stop()
  await expect.poll(() => health(copy), { interval: 20 }).toBe(503)
  // What is asked after that is answered, from the proxy's last look to the end of the time that it has.
  const statuses: unknown[] = []
  while (!isOver()) {
    const answered = await Promise.all([call(copy, 'GET', '/store'), signIn(copy)]).catch(() => [])
    // What is begun in time may come too late on a machine that stands still meanwhile.
    if (!isOver()) statuses.push(answered.map(({ status }) => status).join(' '))
    await setTimeout(500)
  }
  expect(new Set(statuses)).toEqual(new Set(['200 200']))
  expect(await stopped).toBe(0)
  expect(isOver()).toBe(true)
  expect(await health(other)).toBe(200)
  expect(copy.printed()).not.toContain('"level":50')
})
