import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { projectFolder } from '../../scripts/project.ts'
import { reachDatabase } from '../../src/server/reach-database.ts'
import { addPictures, backupFolder, openTestDatabase, stateOf } from '../support/backups.ts'
import { runCommand } from '../support/command.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { startProgram, type Program } from '../support/program.ts'
import { eventually } from '../support/timing.ts'

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

describe('while the program runs', () => {
  test('backup and restore go on beside it: visitors see the restored content, and nobody exits', async () => {
    const folder = await newFolder()
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
    const before = await stateIn(folder)

    await send('PUT', '/api/admin/products/1', { name: 'Po kopii' }, cookie)
    await send('POST', '/api/admin/logout', undefined, cookie)
    await expect.poll(store).toContain('Po kopii')
    expect((await send('GET', '/api/admin/products', undefined, cookie)).status).toBe(401)

    const restore = await runCommand(['restore', file, '--yes'], { DATA_DIR: folder })
    expect(restore.said).toMatch(/^Restored the backup of [\d: -]+ UTC into the database in \/\S+: [^\n]+\.\n$/)
    expect(restore.code).toBe(0)
    await eventually(async () => expect(await store()).toContain('Przed kopią'))
    expect(await stateIn(folder)).toEqual(before)
    expect((await send('GET', '/api/admin/products', undefined, cookie)).status).toBe(200)
    const created = await send('POST', '/api/admin/products', { name: 'Nowa', description: 'Sól', price: '1' }, cookie)
    expect(await created.json()).toMatchObject({ id: 7 })
    expect(program.process.exitCode).toBeNull()
    expect(program.printed()).not.toMatch(/"level":(50|60)/)
    expect(await program.stop()).toBe(0)
  })
})

test('a shop moves from its own database to a server and back into a new folder, as it is', async () => {
  const folder = await newFolder()
  const backups = await backupFolder()
  const { program, send, signIn } = await open(folder)
  await send('PUT', '/api/admin/products/1', { name: 'Umzug' }, await signIn())
  await program.stop()
  const state = await stateIn(folder)

  const server = await openTestDatabase()
  expect((await runCommand(['backup', join(backups, 'own')], { DATA_DIR: folder })).code).toBe(0)
  expect((await runCommand(['restore', join(backups, 'own')], { DATABASE_URL: server.url })).code).toBe(0)
  expect(await stateOf(server.url)).toEqual(state)

  const other = join(await newFolder(), 'new')
  expect((await runCommand(['backup', join(backups, 'server')], { DATABASE_URL: server.url })).code).toBe(0)
  expect((await runCommand(['restore', join(backups, 'server')], { DATA_DIR: other })).code).toBe(0)
  expect(await stateIn(other)).toEqual(state)
  const moved = await open(other)
  expect(await moved.store()).toContain('Umzug')
  expect(await moved.program.stop()).toBe(0)
})

describe('a command', () => {
  test('takes a name as it is meant where npm was called, and leaves no database running', async () => {
    const folder = await newFolder()
    await (await open(folder)).program.stop()
    const here = await backupFolder()
    const npm = spawnSync('npm', ['--prefix', projectFolder, 'run', '--silent', 'backup', 'shop.backup'], {
      cwd: here,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    })
    expect(npm.stdout + npm.stderr).toContain(`${here}/shop.backup holds the database in ${folder}`)
    expect(npm.status).toBe(0)
    expect(readdirSync(here)).toEqual(['shop.backup'])
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  })

  test('that can not do its work says why in one sentence, exits with 1 and begins no shop', async () => {
    const folder = join(await newFolder(), 'new')
    const file = join(await backupFolder(), 'file')
    await writeFile(file, 'salt')
    for (const [words, sentence] of [
      [['backup'], 'Name one file: npm run backup FILE.'],
      [['backup', 'one', 'two'], 'Name one file: npm run backup FILE.'],
      [['backup', file], `There is no database in ${folder} yet`],
      [['restore', '--yes'], 'Name one file: npm run restore FILE.'],
      [['restore', `${file}.none`], `${file}.none can't be read: there is no such file.`],
      [['restore', file], `${file} is not a backup of this program, or is damaged.`],
    ] as const) {
      const { code, said } = await runCommand([...words], { DATA_DIR: folder })
      expect(said).toMatch(/^[^\n]+\.\n$/)
      expect(said).toContain(sentence)
      expect(code).toBe(1)
    }
    expect(existsSync(folder)).toBe(false)
    const away = await runCommand(['backup', file], { DATABASE_URL: 'postgres://salt:hunter2@127.0.0.1:9/shop' })
    expect(away.said).toMatch(/^The database at 127\.0\.0\.1:9\/shop can't be used: [^\n]+\.\n$/)
    expect(away.code).toBe(1)
  })

  test('that is stopped in the middle removes what it began, and the database that it started', async () => {
    const folder = await newFolder()
    await (await open(folder)).program.stop()
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

test('a restore that is killed in the middle leaves the shop as it was, and at work', async () => {
  const { url, pool } = await openTestDatabase()
  const { send } = await open(await newFolder(), { DATABASE_URL: url })
  await addPictures(pool, 40, 500_000)
  const file = join(await backupFolder(), 'shop.backup')
  expect((await runCommand(['backup', file], { DATABASE_URL: url })).code).toBe(0)
  await pool.query(`delete from pictures; update products set name = 'Später'`)
  const before = await stateOf(url)
  const restore = spawn(process.execPath, ['scripts/pinned.mjs', 'restore', file, '--yes'], {
    cwd: projectFolder,
    env: { ...process.env, DATABASE_URL: url },
  })
  const isCopying = async () =>
    (await pool.query('select from pg_stat_progress_copy where tuples_processed > 3')).rowCount
  await expect.poll(isCopying, { interval: 2 }).toBeGreaterThan(0)
  restore.kill('SIGKILL')
  await once(restore, 'exit')
  expect(await stateOf(url)).toEqual(before)
  expect((await send('GET', '/api/store/products', undefined)).status).toBe(200)
})

describe('restore asks before it replaces a shop', () => {
  async function openMoved() {
    const { url } = await openTestDatabase()
    const file = join(await backupFolder(), 'shop.backup')
    const { program } = await open(await newFolder(), { DATABASE_URL: url })
    await program.stop()
    expect((await runCommand(['backup', file], { DATABASE_URL: url })).code).toBe(0)
    const pool = new pg.Pool({ connectionString: url })
    await pool.query('delete from products where id > 2')
    await pool.end()
    return { url, file, state: await stateOf(url) }
  }
  const question =
    /This replaces everything in the database at \S+ \(2 products\) with the backup of [\d: -]+ UTC \(6 products\)\./

  test('and does nothing where nobody can answer', async () => {
    const { url, file, state } = await openMoved()
    const { code, said } = await runCommand(['restore', file], { DATABASE_URL: url })
    expect(said).toMatch(question)
    expect(said).toMatch(/Nobody can be asked here: say so with "npm run restore FILE -- --yes"\.\n$/)
    expect(code).toBe(1)
    expect(await stateOf(url)).toEqual(state)
  })

  const hasScript = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0
  test.runIf(hasScript)('and at a terminal does as it is told', async () => {
    const { url, file, state } = await openMoved()
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
      expect(await stateOf(url)).toEqual(state)
    }
    expect(await answer('yes\n')).toMatchObject({ code: 0, said: expect.stringContaining('Restored the backup of') })
    expect((await stateOf(url))['products']).toMatchObject({ count: '6' })
  })
})

test.runIf(process.platform === 'linux')('neither command needs more memory for a larger shop', async () => {
  const small = await openTestDatabase()
  const { program } = await open(await newFolder(), { DATABASE_URL: small.url })
  await program.stop()
  const here = await backupFolder()
  const peaks = async (name: string) => {
    const backup = await runCommand(['backup', join(here, name)], { DATABASE_URL: small.url })
    const restore = await runCommand(['restore', join(here, name), '--yes'], { DATABASE_URL: small.url })
    expect([backup.code, restore.code]).toEqual([0, 0])
    return [backup.peakMegabytes, restore.peakMegabytes]
  }
  const before = await peaks('small')
  await addPictures(small.pool, 20, 3_500_000)
  const after = await peaks('large')
  // All of it, as text, would be 140 MB more.
  expect(Math.max(...after)).toBeLessThan(Math.max(...before) + 100)
})
