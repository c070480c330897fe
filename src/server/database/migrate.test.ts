import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../tests/support/database.ts'
import { statementSeconds } from './database.ts'
import { alone, migrate, migrations, type Migration } from './migrate.ts'
import { StartupProblem } from '../startup-problem.ts'

async function openDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const { url, drop } = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: url })
  onTestFinished(async () => {
    await pool.end()
    await drop()
  })
  return { url, pool }
}

const names = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ name: string }>('select name from migrations order by name')
  return rows.map(({ name }) => name)
}

const tables = async (pool: pg.Pool) => {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('every file is applied once, in the order of its number', async () => {
  const { url, pool } = await openDatabase()
  await migrate(url)
  await migrate(url)
  expect(await names(pool)).toEqual(migrations.map(({ name }) => name))
  expect(migrations.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).toSorted())
})

test('copies that start together apply each file once', async () => {
  const { url, pool } = await openDatabase()
  const counting: Migration[] = [
    { name: '0001', sql: 'create table counted (at timestamptz default now())' },
    { name: '0002', sql: 'select pg_sleep(0.2); insert into counted default values' },
  ]
  await Promise.all(Array.from({ length: 4 }, () => alone(url, () => migrate(url, counting))))
  expect((await pool.query('select from counted')).rowCount).toBe(1)
})

test('a file that fails in the middle leaves the schema that the earlier program knows, without the new files before it', async () => {
  const { url, pool } = await openDatabase()
  const earlier: Migration[] = [{ name: '0001', sql: 'create table first (id integer)' }]
  await migrate(url, earlier)
  const broken: Migration[] = [
    ...earlier,
    { name: '0002', sql: 'create table second (id integer); insert into first values (1)' },
    { name: '0003', sql: 'create table third (id integer); create table first (id integer)' },
  ]
  await expect(migrate(url, broken)).rejects.toThrow(`(0003): relation "first" already exists`)
  expect(await names(pool)).toEqual(['0001'])
  expect(await tables(pool)).toEqual(['first', 'migrations'])
  await migrate(url, earlier)
  expect((await pool.query('select from first')).rowCount).toBe(0)
})

test('a connection that is cut in the middle of a file leaves the old schema', async () => {
  const { url, pool } = await openDatabase()
  const slow: Migration[] = [{ name: '0001', sql: 'create table half (id integer); select pg_sleep(30)' }]
  const migrating = migrate(url, slow).catch((error: Error) => error)
  const cut = async () => {
    const { rowCount } = await pool.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and datname = current_database()`)
    return rowCount
  }
  await expect.poll(cut).toBe(1)
  expect(String(await migrating)).toMatch(/terminat/)
  expect(await tables(pool)).toEqual(['migrations'])
})

test('a database that a newer program wrote is refused in one sentence', async () => {
  const { url, pool } = await openDatabase()
  await migrate(url)
  await pool.query(`insert into migrations (name) values ('9999_from_the_future.sql')`)
  await expect(migrate(url)).rejects.toThrow(StartupProblem)
  await expect(migrate(url)).rejects.toThrow(/newer than this program: it holds 9999_from_the_future\.sql/)
})

test('a copy waits for another one as long as it takes, though its statements elsewhere are bounded', async () => {
  const { url } = await openDatabase()
  const order: string[] = []
  const first = alone(url, async () => {
    order.push('first begins')
    await setTimeout(statementSeconds * 1_000 + 2_000)
    order.push('first ends')
  })
  await expect.poll(() => order).toEqual(['first begins'])
  await alone(url, async () => void order.push('second'))
  await first
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})
