import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { amount } from '../../../tests/support/release.ts'
import {
  addPictures,
  addTable,
  backupFolder,
  lasting,
  openTestDatabase,
  passing,
  rowsIn,
  stateOf,
  withBackup,
} from '../../../tests/support/backups.ts'
import { addContacts, startUnnoticed } from '../../../tests/support/campaigns.ts'
import { openCuttableConnection } from '../../../tests/support/cuttable-connection.ts'
import { adminPassword } from '../../../tests/support/database.ts'
import { cookiesOf, openTestShop } from '../../../tests/support/shop.ts'
import { eventually } from '../../../tests/support/timing.ts'
import { openReadyDatabase } from '../../../tests/support/job-runner.ts'
import { checkBackup } from './check-backup.ts'
import { migrations, type Migration } from '../database/migrate.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { writeBackup } from './write-backup.ts'

const newPath = async () => join(await backupFolder(), 'shop.backup')
const restore = (url: string, path: string, available: Migration[] = migrations) =>
  withBackup(path, (file) => restoreShop(url, file, available))

const texts = { name: 'Sól „szara"\t\\N', description: 'Zażółć\ngęślą\r\n\\.\njaźń 🧂' }

const translations = ['en', 'de'].map((language) => ({ language, ...texts }))

async function openFilledShop(settings: Parameters<typeof openTestShop>[0] = {}) {
  const shop = await openTestShop(settings)
  const create = (name: string) =>
    shop.callAsAdmin('POST', '/api/admin/products', { body: { ...texts, name, price: '12,50' } })
  await shop.callAsAdmin('POST', '/api/admin/products', { body: { ...texts, price: '12,50', translations } })
  for (const name of ['Druga', 'Trzecia']) await create(name)
  const pool = new pg.Pool({ connectionString: shop.databaseUrl })
  onTestFinished(() => pool.end())
  await addPictures(pool, 3, 100_000)
  await pool.query(`insert into attempts values ('sign-in address 203.0.113.7', 3, now(), now())`)
  return { ...shop, create, pool }
}

describe('a backup that is restored', () => {
  test('brings back every row of every table, keys and indexes, and the numbers that come next, as an empty database gets them', async () => {
    const shop = await openFilledShop()
    const before = await stateOf(shop.databaseUrl)
    const path = await newPath()
    await writeBackup(shop.databaseUrl, path)
    const other = await openTestDatabase()
    expect(await restore(other.url, path)).toMatchObject({ leftOut: [], isToBeConfirmed: true })
    expect(lasting(await stateOf(other.url))).toEqual(lasting(before))

    const names = async () => {
      const list = (await (await shop.call('GET', '/api/store/products')).json()) as { name: string }[]
      return list.map(({ name }) => name)
    }
    await shop.pool.query(`update products set name = 'Zmieniona'; select pg_notify('content_changed', '')`)
    await expect.poll(names).toContain('Zmieniona')
    await shop.pool.query('truncate products, pictures, administrators, seeds, attempts, sessions cascade')
    await shop.pool.query('drop table known_devices')
    expect((await shop.callAsAdmin('GET', '/api/admin/products')).status).toBe(401)
    await restore(shop.databaseUrl, path)
    expect(lasting(await stateOf(shop.databaseUrl))).toEqual(lasting(before))
    await eventually(async () => expect(await names()).toContain('Druga'))
    const created = await shop.pool.query(
      `insert into products (slug, name, description, price_grosze) values ('sol', 'Sól', 'Szara', 1) returning id`,
    )
    expect(created.rows).toEqual([{ id: 4 }])
  })

  test('lets nobody in who was signed in then, and forgets devices, recoveries and attempts; so does an older one that holds them', async () => {
    const shop = await openFilledShop()
    await shop.pool.query(`insert into known_devices values ('\\x00', 'administrator:1')`)
    const path = await newPath()
    await writeBackup(shop.databaseUrl, path)
    const { rows } = await shop.pool.query<{ line: string }>(
      `select concat_ws(e'\t', '\\' || token_hash::text, account, created_at) as line from known_devices`,
    )
    const columns = ['token_hash', 'account', 'created_at']
    const lines = rows.map(({ line }) => line)
    await addTable(path, { part: 'table', name: 'known_devices', columns, rows: lines.length }, lines)
    expect([...(await rowsIn(path)).keys()].filter((name) => passing.includes(name))).toEqual(['known_devices'])
    await restore(shop.databaseUrl, path)
    expect((await shop.callAsAdmin('GET', '/api/admin/products')).status).toBe(401)
    const counts = passing.map((name) => `select count(*)::integer from ${name}`).join(' union all ')
    expect((await shop.pool.query(counts)).rows).toEqual(passing.map(() => ({ count: 0 })))
  })

  test('does not let a campaign go on by itself: nobody knows who got its message since', async () => {
    const { url, database } = await openReadyDatabase()
    await addContacts(database, 2)
    await startUnnoticed(database)
    const path = await newPath()
    await writeBackup(url, path)
    expect(await restore(url, path)).toMatchObject({ pausedCampaigns: 1 })
    const { rows } = await database.execute('select state, pause_reason from campaigns')
    expect(rows).toEqual([{ state: 'paused', pause_reason: 'restored' }])
  })

  test('leaves out a table that no migration makes, and says which', async () => {
    const { url, pool } = await openTestDatabase(migrations)
    await pool.query(`create table jottings as select 'mine' as text`)
    const path = await newPath()
    await writeBackup(url, path)
    expect(await restore(url, path)).toMatchObject({ leftOut: ['jottings'] })
    expect((await rowsIn(path)).get('jottings')).toEqual(['mine'])
  })
})

const rich: Migration[] = [
  {
    name: '0001_rich.sql',
    sql: `create type mood as enum ('calm', 'storm');
      create table harbours (id serial primary key, name text not null, flagship integer, mood mood default 'calm');
      create table ships (id integer generated always as identity primary key, name text not null,
        length integer generated always as (char_length(name)) stored, harbour integer not null references harbours);
      alter table harbours add foreign key (flagship) references ships deferrable initially deferred;
      create view fleets as select harbour, count(*) from ships group by harbour;
      create sequence invoices start 1000;
      create function shout() returns trigger language plpgsql as $$ begin new.name = upper(new.name); return new; end $$;
      create trigger shout before insert on ships for each row execute function shout();
      insert into harbours (name) values ('Born with the schema');`,
  },
]

test('keys in a circle, triggers, computed columns and first rows of a migration are no obstacle', async () => {
  const { url, pool } = await openTestDatabase(rich)
  await pool.query(`insert into ships (name, harbour) values ('fleur', 1); update ships set name = 'fleur';
    update harbours set flagship = 1, mood = 'storm'; select nextval('invoices')`)
  const before = await stateOf(url)
  const path = await newPath()
  await writeBackup(url, path)
  for (let round = 0; round < 2; round += 1) {
    await restore(url, path, rich)
    expect(await stateOf(url)).toEqual(before)
  }
  await pool.query(`insert into ships (name, harbour) values ('dune', 1)`)
  const { rows } = await pool.query(`select id, name, length, nextval('invoices')::integer from ships where id > 1`)
  expect(rows).toEqual([{ id: 2, name: 'DUNE', length: 4, nextval: 1001 }])
  expect((await pool.query('select * from fleets')).rows).toEqual([{ harbour: 1, count: '2' }])
})

describe('a backup of an older version', () => {
  const later: Migration = {
    name: '9000_shelves.sql',
    sql: `alter table products add column shelf text not null default 'A'; create table shelves (name text);
      insert into shelves select distinct shelf from products`,
  }

  test('is restored and brought up to date, or goes back behind the tables of a newer one; a newer one is refused by check and restore alike, and nothing is touched', async () => {
    const { url, pool: older } = await openTestDatabase(migrations)
    await older.query(`insert into products (slug, name, description, price_grosze) values ('sol', 'Sól', 'Szara', 1)`)
    const path = await newPath()
    await writeBackup(url, path)
    const before = await stateOf(url)

    const newer = await openTestDatabase([...migrations, later])
    await restore(newer.url, path, [...migrations, later])
    const read = async (query: string) => (await newer.pool.query(query)).rows
    expect(await read('select distinct shelf from products')).toEqual([{ shelf: 'A' }])
    expect(await read('select name from shelves')).toEqual([{ name: 'A' }])
    expect((await read('select name from migrations order by name')).at(-1)).toEqual({ name: later.name })

    const newerPath = await newPath()
    await writeBackup(newer.url, newerPath)
    const sentence = /^\S+ was made by a newer version of this program: it holds 9000_shelves\.sql\. [^\n]+\.$/
    await expect(withBackup(newerPath, (file) => checkBackup(file))).rejects.toThrow(sentence)
    await expect(restore(url, newerPath)).rejects.toThrow(sentence)
    expect(await stateOf(url)).toEqual(before)

    await restore(newer.url, path)
    expect(lasting(await stateOf(newer.url))).toEqual(lasting(before))
  })
})

describe('what goes wrong in a restore leaves the old state:', () => {
  test('a connection that is cut in the middle', async () => {
    const source = await openTestDatabase(migrations)
    await addPictures(source.pool, 40, 400_000)
    const path = await newPath()
    await writeBackup(source.url, path)
    const { url, pool } = await openTestDatabase(migrations)
    await pool.query(`insert into seeds values ('kept')`)
    const before = await stateOf(url)
    const connection = await openCuttableConnection(url)
    onTestFinished(() => connection.close())
    const restoring = restore(connection.url, path).catch((error: Error) => error.message)
    const isCopying = async () =>
      (await pool.query(`select from pg_stat_progress_copy where tuples_processed > 5`)).rowCount
    await expect.poll(isCopying, { interval: 5 }).toBeGreaterThan(0)
    connection.cut()
    expect(await restoring).toMatch(/^The database went away meanwhile \([^\n]+\)\. Nothing was changed\.$/)
    expect(await stateOf(url)).toEqual(before)
  })

  test('rows that the database refuses', async () => {
    const { url, pool } = await openTestDatabase(migrations)
    await pool.query('alter table products drop constraint products_price_grosze_check')
    await pool.query(`insert into products (slug, name, description, price_grosze) values ('sol', 'Sól', 'Szara', -1)`)
    const path = await newPath()
    await writeBackup(url, path)
    const other = await openTestDatabase(migrations)
    const before = await stateOf(other.url)
    await expect(restore(other.url, path)).rejects.toThrow(
      /^The database refuses the backup \([^\n]+products_price_grosze_check"\)\. Nothing was changed\.$/,
    )
    expect(await stateOf(other.url)).toEqual(before)
  })

  test('a database that belongs to another program', async () => {
    const { url } = await openTestDatabase(migrations)
    const path = await newPath()
    await writeBackup(url, path)
    const foreign = await openTestDatabase()
    await foreign.pool.query(`create table invoices as select 7 as total`)
    await expect(restore(foreign.url, path)).rejects.toThrow('The database holds tables of another program')
    expect((await foreign.pool.query('select total from invoices')).rows).toEqual([{ total: 7 }])
  })

  test('somebody else’s view on a table of ours, in a schema of their own', async () => {
    const { url, pool } = await openTestDatabase(migrations)
    const path = await newPath()
    await writeBackup(url, path)
    await pool.query('create schema reports; create view reports.names as select name from public.products')
    await expect(restore(url, path)).rejects.toThrow(/^The database refuses the backup \(cannot drop [^\n]+\.$/)
    expect((await pool.query('select from reports.names')).rowCount).toBe(0)
  })
})

const restores = amount(1, 8)
const administrator = { username: 'admin', password: adminPassword }

test('a shop at work meets a restore with nothing worse than a wait', async () => {
  const shop = await openFilledShop()
  const path = await newPath()
  await writeBackup(shop.databaseUrl, path)
  const statuses = new Set<number>()
  const closing = new AbortController()
  const signIn = async () => cookiesOf(await shop.call('POST', '/api/admin/login', { body: administrator }))
  let session = signIn()
  const ask = async (method: string, address: string, body: object) => {
    const used = session
    const { status } = await shop.call(method, address, { body, headers: { Cookie: await used } })
    if (status !== 401) statuses.add(status)
    // A restore ends every session.
    else if (used === session) session = signIn()
  }
  const work = Array.from({ length: 6 }, async (_, worker) => {
    for (let number = 0; !closing.signal.aborted; number += 1) {
      const product = { ...texts, name: `Sól ${worker}-${number}`, price: '1,00', translations }
      await ask('POST', '/api/admin/products', product)
      await ask('PUT', '/api/admin/products/1', { price: '2,00' })
      statuses.add((await shop.call('GET', '/api/store/products')).status)
    }
  })
  for (let round = 0; round < restores; round += 1) await restore(shop.databaseUrl, path)
  closing.abort()
  await Promise.all(work)
  // The last refusal may have begun another, for nobody.
  await session
  expect([...statuses].toSorted()).toEqual([200, 201])
})

test('a call that would wait too long for one is told that the shop is unavailable', async () => {
  const shop = await openFilledShop({ databaseSeconds: 1 })
  const restoring = await shop.pool.connect()
  onTestFinished(() => restoring.release(true))
  await restoring.query('begin; lock table products in access exclusive mode')
  const answer = await shop.callAsAdmin('GET', '/api/admin/products')
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'unavailable'])
  await restoring.query('rollback')
  expect((await shop.callAsAdmin('GET', '/api/admin/products')).status).toBe(200)
})
