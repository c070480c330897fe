import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { backupFolder, openTestDatabase, stateOf, withBackup } from '../../../tests/support/backups.ts'
import { openAsciiDatabase } from '../../../tests/support/ascii-database.ts'
import { addManyContacts } from '../../../tests/support/many-contacts.ts'
import { migrate, migrations } from '../../server/database/migrate.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { writeBackup } from '../../server/backup/write-backup.ts'
import { listContacts } from './list-contacts.server.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'

const before = migrations.filter(({ name }) => name < '0019')

const found = async (pool: pg.Pool, search: string) => {
  const { contacts } = await listContacts(drizzle({ client: pool }), { page: 1, limit: 10, search })
  return contacts.map(({ businessName, standing }) => [businessName, standing])
}

/** Two contacts, of whom one has left the list. */
const two = `
  insert into marketing_contacts (business_name, email_address, contact_person) values
    ('KARCZMA ŁYNA', 'Karczma@example.com', 'Żaneta'), ('Bistro', 'bistro@example.com', null);
  insert into suppressed_addresses (address_hash, way) values (sha256('karczma@example.com'), 'page')`

test('contacts that were there before are found, in whatever letters, and those who had left are known', async () => {
  const { url, pool } = await openTestDatabase(before)
  await pool.query(two)
  await migrate(url)
  for (const search of ['łyna', 'KARCZMA@', 'żane', 'Łyn'])
    expect(await found(pool, search)).toEqual([['KARCZMA ŁYNA', 'unsubscribed']])
  expect(await found(pool, 'bist')).toEqual([['Bistro', 'receives']])
})

test('a database whose own letters are the English ones, on a server that gives no extension, finds the same', async () => {
  const beside = await openTestDatabase()
  const [role, password] = [`salorge_guest_${randomBytes(6).toString('hex')}`, randomBytes(12).toString('hex')]
  await beside.pool.query(`create role ${role} login password '${password}'`)
  onTestFinished(async () => void (await beside.pool.query(`drop role ${role}`)))
  const { url, pool: owner } = await openAsciiDatabase(beside)
  await owner.query(`grant all on schema public to ${role}`)
  const address = new URL(url)
  Object.assign(address, { username: role, password })
  await migrate(address.href)
  expect((await owner.query(`select from pg_indexes where indexname = 'marketing_contacts_search'`)).rowCount).toBe(0)
  await owner.query(two)
  for (const search of ['łyna', 'KARCZMA@', 'ż'])
    expect(await found(owner, search)).toEqual([['KARCZMA ŁYNA', 'unsubscribed']])
})

test(
  'a backup brings back contacts, consents and who left, into the same database and into an empty one',
  onlyForRelease('the gate restores every table'),
  async () => {
    const { url, pool } = await openTestDatabase(migrations)
    await addManyContacts(pool, 300)
    await pool.query(two)
    const state = await stateOf(url)
    const path = join(await backupFolder(), 'contacts')
    await writeBackup(url, path)
    const empty = await openTestDatabase()
    for (const place of [{ url, pool }, empty]) {
      await withBackup(path, (file) => restoreShop(place.url, file))
      expect(await stateOf(place.url)).toEqual(state)
      expect(await found(place.pool, 'łyna')).toEqual([['KARCZMA ŁYNA', 'unsubscribed']])
    }
  },
)
