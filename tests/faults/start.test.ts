import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { projectFolder } from '../../scripts/project.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { startProgram, startRefused, startStopped } from '../support/program.ts'

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

  test('a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const port = String((other.address() as AddressInfo).port)
    const settings = { PORT: port, DATABASE_URL: await newDatabase() }
    const first = await startRefused(settings)
    const sentence = `Port ${port} on 127.0.0.1 is taken. Stop what uses it or set PORT to another number.\n`
    // The password is made once, so it must be shown even though the start fails after that.
    expect(first.said).toMatch(/^The administrator is "admin" with the password \S+\n/)
    expect(first.said.endsWith(sentence)).toBe(true)
    expect(await startRefused(settings)).toEqual({ code: 1, said: sentence })
  })

  test('a database that cannot be reached; its password is not repeated', async () => {
    const { code, said } = await startRefused({ DATABASE_URL: 'postgres://salt:hunter2@127.0.0.1:9/shop' })
    expect(said).toMatch(/^The database at 127\.0\.0\.1:9\/shop can't be used: .*ECONNREFUSED.*\.\n$/)
    expect(said).not.toContain('hunter2')
    expect(code).toBe(1)
  })

  test('a database that a newer version wrote', async () => {
    const url = await newDatabase()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table migrations (name text primary key, applied_at timestamptz default now())')
    await client.query(`insert into migrations (name) values ('9999_later.sql')`)
    await client.end()
    const { code, said } = await startRefused({ DATABASE_URL: url })
    expect(said).toMatch(/newer than this program: it holds 9999_later\.sql/)
    expect(said).toMatch(oneSentenceOrTwo)
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

  test('a data folder that is a file', async () => {
    const file = join(await newFolder(), 'file')
    await writeFile(file, '')
    const { code, said } = await startRefused({ DATA_DIR: file })
    expect(said).toMatch(oneSentence)
    expect(said).toContain(file)
    expect(code).toBe(1)
  })

  test('a data folder that another process works in, which is not disturbed', async () => {
    const folder = await newFolder()
    const first = await startProgram(folder)
    onTestFinished(async () => void (await first.stop()))
    const { code, said } = await startRefused({ DATA_DIR: folder })
    expect(said).toMatch(oneSentence)
    expect(said).toContain(folder)
    expect(code).toBe(1)
    expect((await fetch(`${first.origin}/api/health`)).status).toBe(200)
  })
})

const oneSentenceOrTwo = /^([^\n]+\.)+\n$/

test('a start that is told to stop in between says nothing and leaves nothing running', async () => {
  const folder = await newFolder()
  for (const pause of [300, 500, 650, 800, 950, 1_100]) {
    const { code, signal, said } = await startStopped({ DATA_DIR: folder, ADMIN_PASSWORD: 'paludier-1972' }, pause)
    // Before the program's first line the signal ends it as it ends every program.
    expect(code === 0 || signal === 'SIGTERM', said).toBe(true)
    expect(said).not.toMatch(/error|\n\s+at /i)
  }
  const program = await startProgram(folder)
  expect(await program.stop()).toBe(0)
})

test('a stop that is asked of npm reaches the program', async () => {
  const folder = await newFolder()
  const npm = spawn('npm', ['start'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ADMIN_PASSWORD: 'paludier-1972' },
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

describe('a start that succeeds', () => {
  test('shows a made-up password once; it works, and is not shown again', async () => {
    const folder = await newFolder()
    const first = await startProgram(folder)
    const password = /with the password (\S+)/.exec(first.printed())?.[1] ?? ''
    expect(password).toMatch(/^[\w-]{20}$/)
    const answer = await fetch(`${first.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
    expect(answer.status).toBe(200)
    expect(await first.stop()).toBe(0)
    const second = await startProgram(folder)
    expect(second.printed()).not.toContain('password')
    expect(await second.stop()).toBe(0)
  })

  test('takes the given administrator, prints no password and keeps it out of the log', async () => {
    const settings = { ADMIN_USERNAME: 'anna', ADMIN_PASSWORD: 'paludier-1972' }
    const program = await startProgram(await newFolder(), settings)
    const answer = await fetch(`${program.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'anna', password: 'paludier-1972' }),
    })
    expect(answer.status).toBe(200)
    await program.stop()
    expect(program.printed()).not.toContain('paludier-1972')
  })

  test.for([
    ['https://shop.example.com', true],
    ['http://localhost:3000', false],
  ] as const)('warns at %s that the seller is an example: %s', async ([address, isWarned]) => {
    const program = await startProgram(await newFolder(), { PUBLIC_URL: address })
    await program.stop()
    expect(program.printed().includes('the seller in src/brand.ts is an example')).toBe(isWarned)
  })

  test('puts in six products, six shipping rates and nine members of the team once: what is deleted does not come back', async () => {
    const folder = await newFolder()
    const settings = { ADMIN_PASSWORD: 'paludier-1972' }
    const first = await startProgram(folder, settings)
    const listed = async (origin: string, path: string) =>
      (await (await fetch(`${origin}/api/${path}`)).json()) as { id: number; weight?: string }[]
    const products = await listed(first.origin, 'store/products')
    expect(products.map(({ weight }) => weight)).toEqual(['250g', '500g', '1kg', '2kg', '5kg', '25kg'])
    const team = await listed(first.origin, 'team')
    expect(team).toHaveLength(9)
    const rates = await listed(first.origin, 'admin/shipping-rates')
    expect(rates).toHaveLength(6)
    const signedIn = await fetch(`${first.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'paludier-1972' }),
    })
    const Cookie = signedIn.headers.getSetCookie().join('; ')
    const gonePaths = [
      `products/${products[0]?.id}`,
      `shipping-rates/${rates[0]?.id}`,
      ...team.map(({ id }) => `team/${id}`),
    ]
    for (const gone of gonePaths)
      await fetch(`${first.origin}/api/admin/${gone}`, { method: 'DELETE', headers: { Cookie } })
    await first.stop()
    const second = await startProgram(folder, settings)
    expect(await listed(second.origin, 'store/products')).toHaveLength(5)
    expect(await listed(second.origin, 'team')).toEqual([])
    expect(await listed(second.origin, 'admin/shipping-rates')).toHaveLength(5)
    await second.stop()
  })

  test('serves as soon as it says that it is open, on a folder that exists', async () => {
    const folder = await newFolder()
    await (await startProgram(folder)).stop()
    const again = await startProgram(folder)
    expect((await fetch(`${again.origin}/store`)).status).toBe(200)
    await again.stop()
  })
})
