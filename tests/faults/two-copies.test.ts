import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase } from '../support/database.ts'
import { openPostOffice } from '../support/post-office.ts'
import { startProgram, type Program } from '../support/program.ts'

const adminPassword = 'paludier-1972'

/** Two copies of the program on one empty database, started at the same moment. */
async function openTwo(settings: Record<string, string> = {}) {
  const { url, drop } = await createTestDatabase()
  const folders = await Promise.all([createDataFolder(), createDataFolder()])
  const starting = folders.map(({ path }) => startProgram(path, { DATABASE_URL: url, ...settings }))
  const programs = await Promise.all(starting)
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await Promise.all(programs.map((program) => program.stop()))
    await drop()
    await Promise.all(folders.map(({ remove }) => remove()))
  })
  const rows = async (statement: string) => (await client.query(statement)).rows
  return { one: programs[0] as Program, other: programs[1] as Program, rows }
}

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

async function signIn(program: Program, password = adminPassword) {
  const answer = await call(program, 'POST', '/api/admin/login', { body: { username: 'admin', password } })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  return { status: answer.status, cookie: cookies.join('; ') }
}

test('copies that start together on an empty database prepare it once', async () => {
  const { one, other, rows } = await openTwo()
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
  const { one, other } = await openTwo({ ADMIN_PASSWORD: adminPassword })
  const { cookie } = await signIn(one)
  expect((await call(other, 'GET', '/api/admin/session', { cookie })).status).toBe(200)
  await call(other, 'POST', '/api/admin/logout', { cookie })
  expect((await call(one, 'GET', '/api/admin/session', { cookie })).status).toBe(401)
})

test('wrong passwords are counted together', async () => {
  const { one, other, rows } = await openTwo({ ADMIN_PASSWORD: adminPassword })
  const statuses = []
  for (let attempt = 0; attempt < 5; attempt += 1) {
    statuses.push((await signIn(attempt % 2 ? one : other, 'wrong')).status)
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  // The first wait is over in a second.
  await rows(`update attempts set next_allowed_at = now() + interval '1 minute' where count = 5`)
  for (const program of [one, other]) expect((await signIn(program, 'wrong')).status).toBe(429)
})

test('a change made through one copy is seen in the pages and answers that the other one kept, and so is a picture', async () => {
  const { one, other } = await openTwo({ ADMIN_PASSWORD: adminPassword })
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

async function openTwoWithMail() {
  const office = await openPostOffice()
  onTestFinished(office.close)
  const copies = await openTwo({ ADMIN_PASSWORD: adminPassword, SMTP_URL: office.url })
  const { cookie } = await signIn(copies.one)
  /** Each call leads to one mail. */
  const sellOut = async (program: Program, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await call(program, 'PUT', '/api/admin/products/1', { cookie, body: { stockQuantity: 100 } })
      await call(program, 'PUT', '/api/admin/products/1', { cookie, body: { stockQuantity: 0 } })
    }
  }
  const states = () => copies.rows('select state, count(*)::integer as count from mails group by state')
  return { ...copies, office, sellOut, states }
}

test('both copies send mails, each of them once', async () => {
  const { one, other, office, sellOut, states } = await openTwoWithMail()
  office.slow(20)
  await Promise.all([sellOut(one, 15), sellOut(other, 15)])
  const { length } = await states()
  expect(length).toBeGreaterThan(0)
  await expect.poll(states).toEqual([{ state: 'sent', count: expect.any(Number) }])
  const [{ count }] = (await states()) as [{ count: number }]
  expect(count).toBeGreaterThanOrEqual(15)
  expect(office.delivered).toHaveLength(count)
  expect(new Set(office.delivered.map(({ messageId }) => messageId)).size).toBe(count)
  for (const program of [one, other]) expect(program.printed()).toContain('a mail was sent')
})

test('a copy killed in the middle of its work leaves it to the other, which finishes it', async () => {
  const { one, other, office, sellOut, states, rows } = await openTwoWithMail()
  const letGo = office.hold()
  await sellOut(one, 4)
  await expect.poll(() => office.begun()).toBeGreaterThan(0)
  const active = await rows(
    `select count(*)::integer as count from pgboss.job where state = 'active' and name = 'send-mail'`,
  )
  one.process.kill('SIGKILL')
  await once(one.process, 'exit')
  const begunBefore = office.begun()
  letGo()
  await expect.poll(states, { interval: 200 }).toEqual([{ state: 'sent', count: 4 }])
  const names = office.delivered.map(({ messageId }) => messageId)
  expect(new Set(names).size).toBe(4)
  // Nothing comes twice but what was on the wire when the copy died.
  expect(names.length - 4).toBeLessThanOrEqual(begunBefore)
  expect(active[0]?.count).toBeGreaterThan(0)
  expect(other.process.exitCode).toBeNull()
})

test('a copy that is told to stop says so first, and goes on serving until a proxy had time to see it', async () => {
  const seconds = 8
  const { one, other } = await openTwo({ ADMIN_PASSWORD: adminPassword, DRAIN_SECONDS: String(seconds) })
  const health = async (program: Program) => (await call(program, 'GET', '/api/health')).status
  expect(await health(one)).toBe(200)
  const start = performance.now()
  const stopped = one.stop()
  await expect.poll(() => health(one), { interval: 20 }).toBe(503)
  // What is asked after that is answered, from the proxy's last look to the end of the time that it has.
  const statuses: number[] = []
  const serve = async () => {
    statuses.push((await call(one, 'GET', '/store')).status, (await signIn(one)).status)
    await setTimeout(50)
  }
  // Far from the end, for the machine may stand still in the middle of a call.
  do await serve()
  while (performance.now() - start < (seconds - 5) * 1_000)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await stopped).toBe(0)
  expect(performance.now() - start).toBeGreaterThan(seconds * 1_000)
  expect(await health(other)).toBe(200)
  expect(one.printed()).not.toContain('"level":50')
})
