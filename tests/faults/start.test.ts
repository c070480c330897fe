import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { projectFolder } from '../../scripts/project.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { startProgram, startRefused, type Program } from '../support/program.ts'

const given = { ADMIN_USERNAME: 'anna', ADMIN_PASSWORD: 'paludier-1972' }

const oneSentence = /^[^\n]+\.\n$/

async function newFolder(): Promise<string> {
  const { path, remove } = await createDataFolder()
  onTestFinished(remove)
  return path
}

async function newDatabase(): Promise<string> {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  return url
}

describe('a start that cannot succeed says why in one sentence and exits with 1:', () => {
  test('a wrong setting', async () => {
    const { code, said } = await startRefused({ PORT: 'eighty' })
    expect(said).toBe('PORT must be a port number from 0 to 65535.\n')
    expect(code).toBe(1)
  })

  test('a database that cannot be reached; its password is not repeated', async () => {
    const { code, said } = await startRefused({ DATABASE_URL: 'postgres://salt:hunter2@127.0.0.1:9/shop' })
    expect(said).toMatch(/^The database at 127\.0\.0\.1:9\/shop can't be used: .*ECONNREFUSED.*\.\n$/)
    expect(said).not.toContain('hunter2')
    expect(code).toBe(1)
  })

  test('a database in which it may create nothing', async () => {
    const url = new URL(await newDatabase())
    const owner = new pg.Client({ connectionString: url.href })
    await owner.connect()
    const role = `salt_${randomBytes(4).toString('hex')}`
    await owner.query(`create role ${role} login password 'salt'`)
    onTestFinished(async () => {
      await owner.query(`drop role ${role}`)
      await owner.end()
    })
    url.username = role
    url.password = 'salt'
    const { code, said } = await startRefused({ DATABASE_URL: url.href })
    expect(said).toMatch(/^The database can't be prepared \([^)]+\): permission denied for schema public\.\n$/)
    expect(code).toBe(1)
  })
})

/** Starts the program on this folder and tells it to stop as soon as this part of the folder is there, or a little later. */
async function stopWhenThereIs(part: string, folder: string) {
  const child = spawn(process.execPath, ['scripts/pinned.mjs', 'start'], {
    cwd: projectFolder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', DATA_DIR: folder, ...given },
  })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  child.stderr.on('data', (text) => (said += text))
  const ended = once(child, 'exit')
  await expect.poll(() => existsSync(join(folder, part)), { interval: 5 }).toBe(true)
  await setTimeout(Math.random() * 200)
  child.kill('SIGTERM')
  await ended
  return { code: child.exitCode, signal: child.signalCode, said }
}

test('a start that is told to stop in between says nothing and leaves nothing running; then it serves as soon as it says that it is open, and others that work in its folder are refused and do not disturb it', async () => {
  const folder = await newFolder()
  // While Node starts, while the database is made, and while it is filled.
  for (const part of ['', 'postgres-password', 'postgres/postmaster.pid', 'postgres/postmaster.pid']) {
    const { code, signal, said } = await stopWhenThereIs(part, folder)
    // Before the program's first line the signal ends it as it ends every program.
    expect(code === 0 || signal === 'SIGTERM', said).toBe(true)
    expect(said).not.toMatch(/error|\n\s+at /i)
  }
  const program = await startProgram(folder, given)
  expect((await fetch(`${program.origin}/store`)).status).toBe(200)
  const { code, said } = await startRefused({ DATA_DIR: folder })
  expect(said).toMatch(oneSentence)
  expect(said).toContain(folder)
  expect(code).toBe(1)
  expect((await fetch(`${program.origin}/api/health`)).status).toBe(200)
  expect(await signIn(program, 'anna', given.ADMIN_PASSWORD)).toMatchObject({ status: 200 })
  expect(await program.stop()).toBe(0)
  // The administrator is the one that was given, whose password is printed nowhere.
  expect(program.printed()).not.toContain(given.ADMIN_PASSWORD)
})

test('a stop that is asked of npm reaches the program', async () => {
  const { url, drop } = await createTestDatabase('ready')
  onTestFinished(drop)
  const npm = spawn('npm', ['start'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: '0', DATA_DIR: await newFolder(), DATABASE_URL: url },
  })
  let printed = ''
  npm.stdout.on('data', (text) => (printed += text))
  const address = () => /is open at (\S+)/.exec(printed)?.[1] ?? ''
  await expect.poll(address).not.toBe('')
  npm.kill('SIGTERM')
  await once(npm, 'exit')
  const isOpen = () =>
    fetch(address()).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen).toBe(false)
})

test('a first start says why a port can not be had, after it has shown the password that it made up, and which connection others can read; later ones never show it again, it works, and first content is put in once', async () => {
  const database = await newDatabase()
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const port = String((other.address() as AddressInfo).port)
  const settings = { PORT: port, DATABASE_URL: database }
  const refused = await startRefused(settings)
  const sentence = `Port ${port} on 127.0.0.1 is taken. Stop what uses it or set PORT to another number.\n`
  const password = /^The administrator is "admin" with the password ([\w-]{20})\n/.exec(refused.said)?.[1] ?? ''
  expect(password).not.toBe('')
  expect(refused.said.endsWith(sentence)).toBe(true)
  expect(await startRefused(settings)).toEqual({ code: 1, said: sentence })

  const open = (address: string, more: Record<string, string> = {}) =>
    startProgram(folder, { DATABASE_URL: database, PUBLIC_URL: address, ...more })
  const folder = await newFolder()
  const isWarned = (program: Program) => program.printed().includes('the seller is an example')
  const isReadOnTheWay = (program: Program) => program.printed().includes("(mail) isn't encrypted")
  const listed = async ({ origin }: Program, path: string) =>
    (await (await fetch(`${origin}/api/${path}`)).json()) as { id: number; weight?: string }[]

  const first = await open('https://shop.example.com', { SMTP_URL: 'smtp://mail.invalid' })
  const products = await listed(first, 'store/products')
  expect(products.map(({ weight }) => weight)).toEqual(['250g', '500g', '1kg', '2kg', '5kg', '25kg'])
  const team = await listed(first, 'team')
  expect(team).toHaveLength(9)
  const rates = await listed(first, 'admin/shipping-rates')
  expect(rates).toHaveLength(6)
  const { status, Cookie } = await signIn(first, 'admin', password)
  expect(status).toBe(200)
  const gonePaths = [
    `products/${products[0]?.id}`,
    `shipping-rates/${rates[0]?.id}`,
    ...team.map(({ id }) => `team/${id}`),
  ]
  for (const gone of gonePaths)
    await fetch(`${first.origin}/api/admin/${gone}`, { method: 'DELETE', headers: { Cookie } })
  expect(await first.stop()).toBe(0)
  expect([isWarned(first), isReadOnTheWay(first)]).toEqual([true, true])
  // The first start that succeeds prints the link, with the address by which people come.
  const link = /\nSet it up, once and within 72 hours: https:\/\/shop\.example\.com\/admin#setup=[\w-]{43}\n/
  expect(first.printed()).toMatch(link)

  const second = await open('http://localhost:3000')
  expect(await listed(second, 'store/products')).toHaveLength(5)
  expect(await listed(second, 'team')).toEqual([])
  expect(await listed(second, 'admin/shipping-rates')).toHaveLength(5)
  expect(await second.stop()).toBe(0)
  expect([isWarned(second), isReadOnTheWay(second)]).toEqual([false, false])
  expect(second.printed()).not.toContain('#setup=')
  expect(first.printed() + second.printed()).not.toContain('password')
})

async function signIn({ origin }: Program, username: string, password: string) {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  return { status: answer.status, Cookie: answer.headers.getSetCookie().join('; ') }
}
