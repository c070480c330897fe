import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { backupFolder, openTestDatabase, stateOf, withBackup } from '../../../tests/support/backups.ts'
import { openAsciiDatabase } from '../../../tests/support/ascii-database.ts'
import { placeManyOrders } from '../../../tests/support/many-orders.ts'
import { placeOrder } from '../../../tests/support/orders.ts'
import { migrate, migrations } from '../../server/database/migrate.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { writeBackup } from '../../server/backup/write-backup.ts'
import { listOrders } from './list/list-orders.server.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

const before = migrations.filter(({ name }) => name < '0017')

/** An order as it was written then, whatever an order has had since. */
const placeEarlierOrder = (pool: pg.Pool, firstName: string, lastName: string) =>
  pool.query(
    `insert into orders (language, first_name, last_name, email, phone, address, city, postal_code, country, shipping_method,
       subtotal_grosze, shipping_grosze, discount_grosze, total_grosze, holds_stock, holds_code_use, terms_version, payable_until)
     values ('pl', $1, $2, 'anna@example.com', '', 'ul. Solna 7', 'Kraków', '31-000', 'Poland', 'home',
       2490, 1599, 0, 4089, false, false, '1', now())`,
    [firstName, lastName],
  )

const found = async (pool: pg.Pool, search: string) => {
  const { list } = await listOrders(drizzle({ client: pool }), { page: 1, limit: 10, search })
  return list.map(({ customerName }) => customerName)
}
const counted = async (pool: pg.Pool) => (await listOrders(drizzle({ client: pool }), { page: 1, limit: 10 })).total
const hasIndex = async (pool: pg.Pool) =>
  (await pool.query(`select from pg_indexes where indexname = 'orders_search'`)).rowCount === 1

test('orders that were there before are found, in whatever letters, and counted', async () => {
  const { url, pool } = await openTestDatabase(before)
  await placeEarlierOrder(pool, 'ŁUCJA', 'Święs')
  await placeEarlierOrder(pool, 'Anna', 'Nowak')
  await migrate(url)
  expect(await found(pool, 'łucja ś')).toEqual(['ŁUCJA Święs'])
  expect(await hasIndex(pool)).toBe(true)
  expect(await counted(pool)).toBe(2)
})

test('letters are recognised in a database that itself knows none but the English ones', async () => {
  const { url, pool: plain } = await openAsciiDatabase(await openTestDatabase())
  await migrate(url)
  await placeOrder(drizzle({ client: plain }), { firstName: 'ŁUCJA' })
  expect((await plain.query(`select lower('Ł') as letter`)).rows).toEqual([{ letter: 'Ł' }])
  for (const search of ['łuc', 'ŁU', 'Łucja nowak']) expect(await found(plain, search)).toEqual(['ŁUCJA Nowak'])
})

test('a server whose owner gives no extension does without, and finds the same', async () => {
  const { url, pool } = await openTestDatabase()
  const [role, password] = [`salorge_guest_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')]
  await pool.query(`create role ${role} login password '${password}'; grant all on schema public to ${role}`)
  onTestFinished(async () => void (await pool.query(`drop owned by ${role} cascade; drop role ${role}`)))
  const address = new URL(url)
  Object.assign(address, { username: role, password })
  await migrate(address.href)
  expect((await pool.query(`select from pg_extension where extname = 'pg_trgm'`)).rowCount).toBe(0)
  expect(await hasIndex(pool)).toBe(false)
  await placeManyOrders(pool, 2_000)
  await placeOrder(drizzle({ client: pool }), { firstName: 'Zdzisław' })
  expect(await found(pool, 'zdzisław')).toEqual(['Zdzisław Nowak'])
  expect(await found(pool, 'zdzisława')).toEqual([])
})

test(
  'a backup brings back what is searched through and how, into the same database and into an empty one',
  onlyForRelease('the gate restores every table'),
  async () => {
    const { url, pool } = await openTestDatabase(migrations)
    await placeManyOrders(pool, 500)
    await placeOrder(drizzle({ client: pool }), { firstName: 'Zdzisław' })
    const state = await stateOf(url)
    const path = join(await backupFolder(), 'orders')
    await writeBackup(url, path)
    const empty = await openTestDatabase()
    for (const place of [{ url, pool }, empty]) {
      await withBackup(path, (file) => restoreShop(place.url, file))
      expect(await stateOf(place.url)).toEqual(state)
      expect(await found(place.pool, 'ZDZISŁAW')).toEqual(['Zdzisław Nowak'])
      expect(await hasIndex(place.pool)).toBe(true)
    }
  },
)

test(
  'the orders of a backup from before they were counted are counted, those of a newer one as they were then',
  onlyForRelease('the gate counts what an upgrade finds, and restores every table'),
  async () => {
    const older = await openTestDatabase(migrations.filter(({ name }) => name < '0091'))
    await placeManyOrders(older.pool, 300)
    const shop = await openTestDatabase(migrations)
    const folder = await backupFolder()
    const [earlier, now] = [join(folder, 'earlier'), join(folder, 'now')]
    await writeBackup(older.url, earlier)
    await withBackup(earlier, (file) => restoreShop(shop.url, file))
    expect(await counted(shop.pool)).toBe(300)
    await placeOrder(drizzle({ client: shop.pool }))
    await writeBackup(shop.url, now)
    await placeOrder(drizzle({ client: shop.pool }))
    expect(await counted(shop.pool)).toBe(302)
    await withBackup(now, (file) => restoreShop(shop.url, file))
    expect(await counted(shop.pool)).toBe(301)
    await placeOrder(drizzle({ client: shop.pool }))
    expect(await counted(shop.pool)).toBe(302)
  },
)
