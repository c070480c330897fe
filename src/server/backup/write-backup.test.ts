import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addPictures, backupFolder, openTestDatabase, rowsIn } from '../../../tests/support/backups.ts'
import { openCuttableConnection } from '../../../tests/support/cuttable-connection.ts'
import { canMount, mountedFolder } from '../../../tests/support/small-disk.ts'
import { alone, migrate, migrations } from '../database/migrate.ts'
import { StartupProblem } from '../startup-problem.ts'
import { writeBackup } from './write-backup.ts'
import { amount, onlyForRelease } from '../../../tests/support/release.ts'

/** @returns the one sentence with which a backup fails */
async function failure(url: string, path: string): Promise<string> {
  const error = await writeBackup(url, path).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartupProblem)
  const { message } = error as Error
  expect(message).toMatch(/^\S[^\n]+\.$/)
  return message
}

/** Other tests have databases of their own on the same server. */
const isCopying = 'from pg_stat_progress_copy where datname = current_database()'

describe('while others write', () => {
  /** Two tables between which a backup that takes one after the other sees a difference. */
  async function openPairs() {
    const { url, pool } = await openTestDatabase(migrations)
    await pool.query('create table a_half (id integer primary key); create table z_half (id integer primary key)')
    await addPictures(pool, 10, 200_000)
    const ending = new AbortController()
    let next = 0
    const writers = Array.from({ length: 3 }, async () => {
      while (!ending.signal.aborted) {
        const id = (next += 1)
        await pool.query(`begin; insert into a_half values (${id}); insert into z_half values (${id}); commit`)
      }
    })
    onTestFinished(async () => {
      ending.abort()
      await Promise.all(writers)
    })
    return { url, pool }
  }

  test('table after table, without one snapshot, half a pair would be seen', async () => {
    const { pool } = await openPairs()
    const copyOneByOne = async () => {
      const first = await pool.query('select id from a_half')
      const second = await pool.query('select id from z_half')
      return second.rows.length - first.rows.length
    }
    await expect.poll(copyOneByOne).toBeGreaterThan(0)
  })

  test('a backup never holds half a pair', async () => {
    const { url } = await openPairs()
    const path = join(await backupFolder(), 'pairs')
    let max = 0
    for (let round = 0; round < amount(2, 5); round += 1) {
      await writeBackup(url, path)
      const rows = await rowsIn(path)
      expect(rows.get('a_half')?.toSorted()).toEqual(rows.get('z_half')?.toSorted())
      max = Math.max(max, rows.get('a_half')?.length ?? 0)
    }
    expect(max).toBeGreaterThan(10)
  })

  test(
    'they are not held up',
    onlyForRelease('what holds others up shows in the gate where a whole program is backed up at work'),
    async () => {
      const { url, pool } = await openTestDatabase(migrations)
      await addPictures(pool, 20, 500_000)
      const insert = () => pool.query(`insert into attempts values (gen_random_uuid()::text, 1, now(), now())`)
      const ended = new AbortController()
      const backup = writeBackup(url, join(await backupFolder(), 'shop')).finally(() => ended.abort())
      await expect
        .poll(async () => (await pool.query(`select ${isCopying}`)).rowCount, { interval: 2 })
        .toBeGreaterThan(0)
      let done = 0
      for (; !ended.signal.aborted; done += 1) await insert()
      await backup
      // The last one may have waited for the end.
      expect(done).toBeGreaterThan(5)
    },
  )
})

describe('a backup that fails says so in one sentence and leaves the former one:', () => {
  async function openFormer(folder?: string) {
    const { url, pool } = await openTestDatabase(migrations)
    await addPictures(pool, 20, 500_000)
    const home = folder ?? (await backupFolder())
    const path = join(home, 'shop')
    await writeFile(path, 'former')
    const expectFormer = async () => {
      expect(await readFile(path, 'utf8')).toBe('former')
      expect(await readdir(home)).toEqual(['shop'])
    }
    return { url, pool, path, expectFormer }
  }

  test.runIf(canMount)('a full disk; with room again it goes well', async () => {
    const { url, path, expectFormer } = await openFormer(await mountedFolder('size=2m,mode=700'))
    expect(await failure(url, path)).toBe(`The disk is full: make room for ${path}, or name a file on another disk.`)
    await expectFormer()
    execFileSync('mount', ['-o', 'remount,size=40m', join(path, '..')])
    expect((await writeBackup(url, path)).tables).toBeGreaterThan(5)
  })

  test('a connection that is cut in the middle; a server that ends it there; an empty database; a table that may not be read', async () => {
    const { url, pool, path, expectFormer } = await openFormer()
    const wentAway = /^The database went away meanwhile \([^\n]+\): try again\.$/
    const connection = await openCuttableConnection(url)
    onTestFinished(() => connection.close())
    const cut = failure(connection.url, path)
    await expect
      .poll(async () => (await pool.query(`select ${isCopying}`)).rowCount, { interval: 2 })
      .toBeGreaterThan(0)
    connection.cut()
    expect(await cut).toMatch(wentAway)
    await expectFormer()
    // The server has noticed it, too.
    await expect.poll(async () => (await pool.query(`select ${isCopying}`)).rowCount).toBe(0)

    const ended = failure(url, path)
    const end = async () => (await pool.query(`select pg_terminate_backend(pid) ${isCopying}`)).rowCount
    await expect.poll(end, { interval: 2 }).toBeGreaterThan(0)
    expect(await ended).toMatch(wentAway)
    await expectFormer()

    const empty = await openTestDatabase()
    expect(await failure(empty.url, path)).toContain('There is no shop in the database yet')
    await expectFormer()

    expect(await failure(await asNobody(url, pool), path)).toMatch(
      /^The database can't be read \(permission denied for table \w+\)/,
    )
    await expectFormer()
  })

  /** The same database for somebody who may read no more than which migrations there are. */
  async function asNobody(url: string, pool: pg.Pool): Promise<string> {
    const role = `salt_${Date.now()}`
    await pool.query(`create role ${role} login password 'salt'; grant select on migrations to ${role}`)
    onTestFinished(async () => {
      const owner = new pg.Client({ connectionString: url })
      await owner.connect()
      await owner.query(`drop owned by ${role}; drop role ${role}`)
      await owner.end()
    })
    const asRole = new URL(url)
    asRole.username = role
    asRole.password = 'salt'
    return asRole.href
  }
})

describe('a name is refused in one sentence', () => {
  test('when it can not be written', async () => {
    const { url } = await openTestDatabase(migrations)
    const folder = await backupFolder()
    expect(await failure(url, join(folder, 'none/shop'))).toContain(`There is no folder ${folder}/none`)
    await mkdir(join(folder, 'folder'))
    expect(await failure(url, join(folder, 'folder'))).toContain(`${folder}/folder is a folder`)
    await writeFile(join(folder, 'file'), '')
    expect(await failure(url, join(folder, 'file/shop'))).toContain(`${folder}/file is not a folder`)
    expect(await failure(url, join(folder, 'x'.repeat(300)))).toContain("can't be written (ENAMETOOLONG)")
    expect(await failure(url, '/dev/null')).toBe('/dev/null is not a file: name another one.')
  })

  test.runIf(process.getuid?.() !== 0)('when this user may not write there', async () => {
    const { url } = await openTestDatabase(migrations)
    const folder = await backupFolder()
    await chmod(folder, 0o500)
    expect(await failure(url, join(folder, 'shop'))).toContain(`This user may not write in ${folder}`)
  })
})

test('a backup can be read by its owner alone, and what a killed one left behind is in nobody’s way', async () => {
  const { url } = await openTestDatabase(migrations)
  const folder = await backupFolder()
  await writeFile(join(folder, 'shop.partial'), 'half')
  await writeBackup(url, join(folder, 'shop'))
  expect(await readdir(folder)).toEqual(['shop'])
  expect((await stat(join(folder, 'shop'))).mode & 0o777).toBe(0o600)
})

test(
  'of two that write to one name at a time, each is whole or fails',
  onlyForRelease('two backups of one name in the same second'),
  async () => {
    const { url, pool } = await openTestDatabase(migrations)
    await addPictures(pool, 10, 500_000)
    const folder = await backupFolder()
    const path = join(folder, 'shop')
    const outcomes = await Promise.allSettled([writeBackup(url, path), writeBackup(url, path)])
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    expect((await rowsIn(path)).get('pictures')).toHaveLength(10)
    expect(await readdir(folder)).toEqual(['shop'])
  },
)

test('a backup waits for a migration and never sees a half of it', async () => {
  const { url, pool } = await openTestDatabase(migrations)
  const path = join(await backupFolder(), 'shop')
  let backup: Promise<unknown> = Promise.resolve()
  await alone(url, async () => {
    backup = writeBackup(url, path)
    await migrate(url, [
      ...migrations,
      { name: '9000_slow.sql', sql: 'create table slow as select 7 as grains; select pg_sleep(0.5)' },
    ])
  })
  await backup
  expect((await rowsIn(path)).get('slow')).toEqual(['7'])
  expect((await pool.query('select from slow')).rowCount).toBe(1)
})
