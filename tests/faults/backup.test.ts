import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '../../scripts/project.ts'
import { seedProducts } from '../../src/catalog/seed-products.server.ts'
import { connectDatabase } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { reachDatabase } from '../../src/server/database/reach-database.ts'
import { writeBackup } from '../../src/server/backup/write-backup.ts'
import { addPictures, backupFolder, lasting, openTestDatabase, stateOf } from '../support/backups.ts'
import { runCommand } from '../support/command.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase, longTimeoutSeconds } from '../support/database.ts'
import { startProgram, type Program } from '../support/program.ts'
import { eventually } from '../support/timing.ts'
import { onlyForRelease } from '../support/release.ts'

const adminPassword = 'paludier-1972'
const settings = { ADMIN_PASSWORD: adminPassword }

async function newFolder(): Promise<string> {
  const { path, remove } = await createDataFolder()
  onTestFinished(remove)
  return path
}

async function open(dataFolder: string, more: Record<string, string> = {}) {
  const program = await startProgram(dataFolder, { ...settings, ...more })
  onTestFinished(async () => void (await program.stop()))
  return { program, ...visitorsOf(program) }
}

function visitorsOf({ origin }: Program) {
  const send = (method: string, path: string, body: object | undefined, Cookie = '') =>
    fetch(`${origin}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
  return {
    send,
    signIn: async () => {
      const answer = await send('POST', '/api/admin/login', { username: 'admin', password: adminPassword })
      return answer.headers.getSetCookie().join('; ')
    },
    store: async () => (await fetch(`${origin}/store?lang=pl`)).text(),
  }
}

/** The state of a data folder's database, whether its program runs or not. */
async function stateIn(dataFolder: string) {
  const { url, leave } = await reachDatabase({ databaseUrl: undefined, dataFolder }, { say: () => {} })
  return stateOf(url).finally(leave)
}

/** A shop that the tests share, one after the other: each leaves it stopped, and whole. */
let folder = ''
let removeFolder = async () => {}
beforeAll(async () => {
  ;({ path: folder, remove: removeFolder } = await createDataFolder())
})
afterAll(() => removeFolder())

test('backup and restore go on beside the running program: visitors see the restored content, and nobody exits', async () => {
  const file = join(await backupFolder(), 'shop.backup')
  const { program, send, signIn, store } = await open(folder)
  const cookie = await signIn()
  await send('PUT', '/api/admin/products/1', { name: 'Przed kopią' }, cookie)
  expect(await store()).toContain('Przed kopią')

  const backup = await runCommand(['backup', file], { DATA_DIR: folder })
  expect(backup.said).toMatch(
    /^\/\S+ holds the database in \/\S+: \d+ tables, \d+ rows, \d+ bytes, \d+\.\d seconds\.\n$/,
  )
  expect(backup.code).toBe(0)
  // The panel asks for a first backup no more.
  const opening = await (await send('GET', '/api/admin/opening', undefined, cookie)).text()
  expect(opening).toContain('"https"')
  expect(opening).not.toContain('"backup"')
  const before = await stateIn(folder)

  await send('PUT', '/api/admin/products/1', { name: 'Po kopii' }, cookie)
  await send('POST', '/api/admin/logout', undefined, cookie)
  await expect.poll(store).toContain('Po kopii')
  expect((await send('GET', '/api/admin/products', undefined, cookie)).status).toBe(401)

  const restore = await runCommand(['restore', file, '--yes'], { DATA_DIR: folder })
  expect(restore.said).toMatch(
    /^Restored the backup of [\d: -]+ UTC into the database in \/\S+: [^\n]+\.\nEverybody is signed out\.\nA backup was restored: no message leaves until an administrator has confirmed [^\n]+\.\n$/,
  )
  expect(restore.code).toBe(0)
  await eventually(async () => expect(await store()).toContain('Przed kopią'))
  expect(lasting(await stateIn(folder))).toEqual(lasting(before))
  expect((await send('GET', '/api/health', undefined)).status).toBe(200)
  const anew = await signIn()
  const created = await send('POST', '/api/admin/products', { name: 'Nowa', description: 'Sól', price: '1' }, anew)
  expect(await created.json()).toMatchObject({ id: 7 })
  expect(program.process.exitCode).toBeNull()
  expect(program.printed()).not.toMatch(/"level":(50|60)/)
  expect(await program.stop()).toBe(0)
})

test(
  'a shop moves from its own database, which no command leaves running, to a server and back into a new folder, as it is; a name is taken as it is meant where npm was called',
  onlyForRelease('a move happens once in years; the gate restores into an empty database'),
  async () => {
    const state = await stateIn(folder)
    const here = await backupFolder()
    const npm = spawnSync('npm', ['--prefix', projectFolder, 'run', '--silent', 'backup', 'own'], {
      cwd: here,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    })
    expect(npm.stdout + npm.stderr).toContain(`${here}/own holds the database in ${folder}`)
    expect(npm.status).toBe(0)
    expect(readdirSync(here)).toEqual(['own'])
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)

    const server = await openTestDatabase()
    expect((await runCommand(['restore', join(here, 'own')], { DATABASE_URL: server.url })).code).toBe(0)
    expect(lasting(await stateOf(server.url))).toEqual(lasting(state))

    const other = join(await newFolder(), 'new')
    expect((await runCommand(['backup', join(here, 'server')], { DATABASE_URL: server.url })).code).toBe(0)
    expect((await runCommand(['restore', join(here, 'server')], { DATA_DIR: other })).code).toBe(0)
    expect(lasting(await stateIn(other))).toEqual(lasting(state))
    const moved = await open(other)
    expect(await moved.store()).toContain('Przed kopią')
    expect(await moved.program.stop()).toBe(0)
  },
)

describe('a command', () => {
  test('that can not do its work says why in one sentence, exits with 1 and begins no shop', async () => {
    const nowhere = join(await newFolder(), 'new')
    const file = join(await backupFolder(), 'file')
    await writeFile(file, 'salt')
    for (const [words, sentence] of [
      [['backup'], 'Name one file: npm run backup FILE.'],
      [['backup', 'one', 'two'], 'Name one file: npm run backup FILE.'],
      [['backup', file], `There is no database in ${nowhere} yet`],
      [['restore', '--yes'], 'Name one file: npm run restore FILE.'],
      [['restore', file], `${file} is not a backup of this program, or is damaged.`],
    ] as const) {
      const { code, said } = await runCommand([...words], { DATA_DIR: nowhere })
      expect(said).toMatch(/^[^\n]+\.\n$/)
      expect(said).toContain(sentence)
      expect(code).toBe(1)
    }
    expect(existsSync(nowhere)).toBe(false)
    const away = await runCommand(['backup', file], { DATABASE_URL: 'postgres://salt:hunter2@127.0.0.1:9/shop' })
    expect(away.said).toMatch(/^The database at 127\.0\.0\.1:9\/shop can't be used: [^\n]+\.\n$/)
    expect(away.code).toBe(1)
  })

  test('that is stopped in the middle removes what it began, and the database that it started', async () => {
    const { url, leave } = await reachDatabase({ databaseUrl: undefined, dataFolder: folder }, { say: () => {} })
    const pool = new pg.Pool({ connectionString: url })
    // Its server ends soon after it.
    pool.on('error', () => {})
    await addPictures(pool, 60, 500_000)
    await pool.end()
    await leave()
    const here = await backupFolder()
    const backup = spawn(process.execPath, ['scripts/pinned.mjs', 'backup', join(here, 'shop')], {
      cwd: projectFolder,
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    })
    await expect.poll(() => readdirSync(here), { interval: 5 }).toEqual(['shop.partial'])
    backup.kill('SIGTERM')
    await once(backup, 'exit')
    expect(backup.exitCode).toBe(1)
    expect(readdirSync(here)).toEqual([])
    const hasStopped = () => !existsSync(join(folder, 'postgres/postmaster.pid'))
    await expect.poll(hasStopped).toBe(true)
  })
})

test(
  'a restore that is killed in the middle leaves the shop as it was, and at work; neither command needs more memory for a larger shop',
  onlyForRelease(
    'it takes a shop of years; the gate has restores that are cut off (src/server/backup/restore-backup.test.ts)',
  ),
  async () => {
    const { url, drop } = await createTestDatabase('ready')
    const pool = new pg.Pool({ connectionString: url })
    pool.on('error', () => {})
    onTestFinished(async () => {
      await pool.end()
      await drop()
    })
    const { send } = await open(await newFolder(), { DATABASE_URL: url })
    const here = await backupFolder()
    const peakOf = async (...words: string[]) => {
      const { code, peakMegabytes } = await runCommand(words, { DATABASE_URL: url })
      expect(code).toBe(0)
      return peakMegabytes
    }
    const [small, large] = [join(here, 'small'), join(here, 'large')]
    const before = Math.max(await peakOf('backup', small), await peakOf('restore', small, '--yes'))
    await addPictures(pool, 16, 3_500_000)
    const backup = await peakOf('backup', large)

    await pool.query(`delete from pictures; update products set name = 'Później'`)
    const state = await stateOf(url)
    const restore = spawn(process.execPath, ['scripts/pinned.mjs', 'restore', large, '--yes'], {
      cwd: projectFolder,
      env: { ...process.env, DATABASE_URL: url },
    })
    // Only pictures are that much.
    const copying = `select from pg_stat_progress_copy where datname = current_database() and bytes_processed > 10000000`
    const isCopying = async () => (await pool.query(copying)).rowCount
    await expect.poll(isCopying, { interval: 2 }).toBeGreaterThan(0)
    restore.kill('SIGKILL')
    await once(restore, 'exit')
    expect(await stateOf(url)).toEqual(state)
    expect((await send('GET', '/api/store/products', undefined)).status).toBe(200)

    const after = Math.max(backup, await peakOf('restore', large, '--yes'))
    process.stdout.write(`memory: ${before.toFixed()} MB for a small shop, ${after.toFixed()} MB for a large one\n`)
    // All of it, as text, would be 112 MB more.
    expect(after).toBeLessThan(before + 100)
  },
)

describe('restore asks before it replaces a shop', () => {
  let shop: { url: string; file: string; state: unknown }
  const closers: (() => Promise<unknown>)[] = []
  beforeAll(async () => {
    const { url, drop } = await createTestDatabase('ready')
    const { database, close } = connectDatabase(url, createLog('silent'), longTimeoutSeconds)
    const here = await mkdtemp(join(tmpdir(), 'salorge-backups-'))
    closers.push(() => rm(here, { recursive: true }), drop, close)
    await seedProducts(database)
    const file = join(here, 'shop.backup')
    await writeBackup(url, file)
    await database.execute(sql`delete from products where id > 2`)
    shop = { url, file, state: await stateOf(url) }
  })
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })
  const question =
    /This replaces everything in the database at \S+ \(2 products\) with the backup of [\d: -]+ UTC \(6 products\)\./

  test('and does nothing where nobody can answer', async () => {
    const { url, file, state } = shop
    const { code, said } = await runCommand(['restore', file], { DATABASE_URL: url })
    expect(said).toMatch(question)
    expect(said).toMatch(/Nobody can be asked here: say so with "npm run restore FILE -- --yes"\.\n$/)
    expect(code).toBe(1)
    expect(await stateOf(url)).toEqual(state)
  })

  const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0
  test.runIf(hasScript)(
    'and at a terminal does as it is told',
    onlyForRelease('the gate has what nobody can answer'),
    async () => {
      const { url, file, state } = shop
      const answer = async (text: string) => {
        const command = `'${process.execPath}' scripts/pinned.mjs restore '${file}'`
        const terminal = spawn('script', ['-qec', command, '/dev/null'], {
          cwd: projectFolder,
          env: { ...process.env, DATABASE_URL: url },
        })
        let said = ''
        terminal.stdout.on('data', (chunk) => (said += chunk))
        await expect.poll(() => said).toContain('Type "yes" to go on: ')
        terminal.stdin.write(text)
        await once(terminal, 'exit')
        expect(said).toMatch(question)
        return { said, code: terminal.exitCode }
      }
      for (const no of ['\n', 'no\n', '\u0004', '\u0003']) {
        const { said, code } = await answer(no)
        expect(said).toContain('Nothing was changed.')
        expect(code).toBe(1)
      }
      expect(await stateOf(url)).toEqual(state)
      expect(await answer('yes\n')).toMatchObject({ code: 0, said: expect.stringContaining('Restored the backup of') })
      expect((await stateOf(url))['products']).toMatchObject({ count: '6' })
    },
  )
})
