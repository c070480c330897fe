import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { amount } from '../../../tests/support/release.ts'
import {
  backupFolder,
  openTestDatabase,
  rewritten,
  rowsIn,
  stateOf,
  withBackup,
} from '../../../tests/support/backups.ts'
import { backupOfVersion1, shelves } from '../../../tests/support/backup-of-version-1.ts'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { checkBackup } from './check-backup.ts'
import { migrate, migrations } from '../database/migrate.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { StartupProblem } from '../startup-problem.ts'
import { writeBackup } from './write-backup.ts'

/** @returns the sentence with which a file is refused */
async function refusal(path: string, take = checkBackup as Parameters<typeof withBackup>[1]): Promise<string> {
  const error = await withBackup(path, take).then(
    () => new Error('it was taken'),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StartupProblem)
  const { message } = error as Error
  expect(message).toMatch(/^\S[^\n]+\.$/)
  return message
}

let whole: Buffer

beforeAll(async () => {
  const { url, drop } = await createTestDatabase()
  await migrate(url)
  const folder = await mkdtemp(join(tmpdir(), 'salorge-backups-'))
  await writeBackup(url, join(folder, 'whole'))
  whole = await readFile(join(folder, 'whole'))
  await rm(folder, { recursive: true })
  await drop()
})

async function fileWith(content: Buffer | string): Promise<string> {
  const path = join(await backupFolder(), 'file')
  await writeFile(path, content)
  return path
}

test('standard tools read a backup to its end', () => {
  const text = gunzipSync(whole).toString()
  const lines = text.trim().split('\n')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    format: 'salorge backup',
    version: 2,
    program: 'Salorge',
    migrations: migrations.map(({ name }) => name),
  })
  const sha256 = createHash('sha256')
    .update(text.slice(0, text.lastIndexOf('{')))
    .digest('hex')
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ part: 'checksum', sha256 })
})

/** At least the last line and what gzip puts behind it. */
const lastBytes = 128

/** What is read of a file, where gzip finds no fault with it. */
function textIn(file: Buffer): string | undefined {
  try {
    return gunzipSync(file).toString()
  } catch {
    return undefined
  }
}

/**
 * Places in a file: all of its beginning and its end, which say what it is, and every so many of those between, which only have to be
 * right. For a release, all of them.
 */
function someOf(all: number, atTheStart: number, atTheEnd: number, step: number): number[] {
  const isOneOf = (place: number) => place < atTheStart || place >= all - atTheEnd || place % amount(step, 1) === 0
  return Array.from({ length: all }, (_, place) => place).filter(isOneOf)
}

describe.for([
  ['a backup', () => whole, migrations],
  ['one in the form of before', () => backupOfVersion1, shelves],
] as const)('%s is refused', ([, backup, available]) => {
  const check: Parameters<typeof withBackup>[1] = (file) => checkBackup(file, [...available])

  test('wherever it is cut off', async () => {
    const path = await fileWith(backup())
    for (const length of someOf(backup().length, 32, lastBytes, 29)) {
      await writeFile(path, backup().subarray(0, length))
      expect(await refusal(path, check), `${length} bytes`).toMatch(/is damaged/)
    }
  })

  test('whichever bit of it is changed, unless the same is read without it', async () => {
    const path = await fileWith(backup())
    const file = await open(path, 'r+')
    const text = textIn(backup())
    const overlooked = new Set<number>()
    for (const bit of someOf(backup().length * 8, amount(64, 8 * 32), amount(64, 8 * lastBytes), 97)) {
      const byte = bit >> 3
      const harmed = Buffer.from(backup())
      harmed.writeUInt8(harmed.readUInt8(byte) ^ (1 << (bit & 7)), byte)
      await file.write(harmed, byte, 1, byte)
      const isOverlooked = textIn(harmed) === text
      if (isOverlooked) overlooked.add(byte)
      const said = isOverlooked ? 'the same' : await refusal(path, check)
      expect(said, `bit ${bit}`).toMatch(/is damaged|^the same$/)
      await file.write(backup(), byte, 1, byte)
    }
    await file.close()
    // What gzip notes of a file's origin, and bits that only fill a byte.
    expect(overlooked.size).toBeLessThan(24)
    await withBackup(path, check)
  })

  test('when anything follows its end', async () => {
    for (const more of [Buffer.from([0]), backup(), gzipSync('')]) {
      expect(await refusal(await fileWith(Buffer.concat([backup(), more])), check)).toContain('is damaged')
    }
  })
})

test('a backup in the form of before is restored', async () => {
  const { url, pool } = await openTestDatabase()
  const path = await fileWith(backupOfVersion1)
  await withBackup(path, (file) => restoreShop(url, file, shelves))
  await pool.query(`insert into shelves (name) values ('next')`)
  expect((await pool.query('select id, name from shelves order by id')).rows).toEqual([
    { id: 1, name: 'Sól „szara"' },
    { id: 2, name: 'Zażółć\ngęślą\t\\N jaźń 🧂' },
    { id: 3, name: 'next' },
  ])
})

describe('a backup is refused', () => {
  test('by the restore itself, when it was damaged after it was checked; the old state stays', async () => {
    const { url, pool } = await openTestDatabase(migrations)
    await pool.query(`insert into seeds values ('kept')`)
    const before = await stateOf(url)
    for (const part of [0.3, 0.6, 0.95]) {
      const changed = Buffer.from(whole)
      const place = Math.floor(whole.length * part)
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
      const sentence = await refusal(await fileWith(changed), (file) => restoreShop(url, file))
      expect(sentence).toContain('is damaged')
      expect(await stateOf(url)).toEqual(before)
    }
  })

  /** The same file, saying that its table of migrations has another number of rows. */
  const withMigrations = (count: (rows: number) => number) => (text: string) =>
    text.replace(
      /("migrations","columns":\["name","applied_at"\],"rows":)(\d+)/,
      (_, start, rows) => `${start}${count(Number(rows))}`,
    )

  test('when it has more or fewer rows than it says, or a part that nobody knows', async () => {
    for (const change of [
      withMigrations((rows) => rows - 1),
      withMigrations((rows) => rows * 100),
      (text: string) => `${text}{"part":"stamps"}\n`,
      (text: string) => `${text}${text}`,
      (text: string) => text.slice(0, -1),
    ]) {
      expect(await refusal(await fileWith(rewritten(whole, change)))).toContain('is damaged')
    }
    await withBackup(await fileWith(rewritten(whole, (text) => text)), (file) => checkBackup(file))
  })

  test('when it is of a newer format, whatever else is in it', async () => {
    const path = await fileWith(
      gzipSync('{"part":"backup","format":"salorge backup","version":3}\n' + randomBytes(10_000).toString('hex')),
    )
    expect(await refusal(path)).toContain('was made by a newer version of this program')
  })

  test('when it is something else', async () => {
    const others = ['', 'salt', '{}', gzipSync(''), gzipSync('salt'), gzipSync('{"a":1}\n'), gzipSync('x'.repeat(3e6))]
    for (const other of others) {
      expect(await refusal(await fileWith(other))).toMatch(/^\/\S+ is not a backup of this program, or is damaged\.$/)
    }
  })
})

test('a file that is not there, or is a folder, is named in one sentence', async () => {
  const folder = await backupFolder()
  expect(await refusal(join(folder, 'none'))).toBe(`${folder}/none can't be read: there is no such file.`)
  await mkdir(join(folder, 'folder'))
  expect(await refusal(join(folder, 'folder'))).toBe(`${folder}/folder can't be read: it is not a file.`)
})

test('rows are read as they were written, however the chunks fall', async () => {
  const { url, pool } = await openTestDatabase(migrations)
  await pool.query(`insert into seeds select repeat(n::text, n * 40) from generate_series(1, 400) as n`)
  const path = await fileWith('')
  await writeBackup(url, path)
  const { rows } = await pool.query<{ name: string }>('select name from seeds')
  const read = (await rowsIn(path)).get('seeds')?.map((line) => line.split('\t')[0])
  const digest = (names: unknown[] = []) => createHash('sha256').update(names.toSorted().join()).digest('hex')
  expect(digest(read)).toBe(digest(rows.map(({ name }) => name)))
})
