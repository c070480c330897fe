import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { backupFolder, openTestDatabase, withBackup } from '../../../tests/support/backups.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { migrate, migrations } from '../database/migrate.ts'
import { isShopHeld } from './hold-shop.ts'
import { writeBackup } from './write-backup.ts'

test('after a restore beside those who read, extensions that had gone are there, and rights that somebody gave for new tables hold', async () => {
  const { url, pool } = await openTestDatabase(migrations)
  const role = `${new URL(url).pathname.slice(1)}_reader`
  const path = join(await backupFolder(), 'shop.gz')
  await writeBackup(url, path)
  const restore = () =>
    withBackup(path, (file) => restoreShop(url, file, undefined, { keepCurrent: () => Promise.resolve() }))
  const answered = async (question: string) => (await pool.query<{ answer: unknown }>(question)).rows[0]?.answer
  await pool.query('drop extension pg_trgm cascade')
  await restore()
  expect(
    await answered(`select extnamespace::regnamespace::text as answer from pg_extension where extname = 'pg_trgm'`),
  ).toBe('public')
  try {
    await pool.query(`create role ${role}; alter default privileges in schema public grant select on tables to ${role}`)
    await restore()
    expect(await answered(`select has_table_privilege('${role}', 'orders', 'select') as answer`)).toBe(true)
  } finally {
    await pool.query(`drop owned by ${role}; drop role ${role}`)
  }
})

test(
  'a shop whose user does not own the schema restores too, with the shop held: who reads waits then',
  onlyForRelease('in the gate the user owns it, as almost everywhere'),
  async () => {
    const { url, pool } = await openTestDatabase()
    const role = `${new URL(url).pathname.slice(1)}_guest`
    await pool.query(`create role ${role} login password 'salt'`)
    await pool.query(
      `grant create on database ${new URL(url).pathname.slice(1)} to ${role}; grant all on schema public to ${role}`,
    )
    const asGuest = new URL(url)
    asGuest.username = role
    asGuest.password = 'salt'
    try {
      await migrate(asGuest.href)
      const path = join(await backupFolder(), 'guest.gz')
      await writeBackup(asGuest.href, path)
      let isHeld = false
      const keepCurrent = async () => {
        isHeld = await isShopHeld(drizzle({ client: pool }))
        await expect(pool.query(`set lock_timeout = 100; delete from products`)).rejects.toThrow('lock timeout')
      }
      const { tables } = await withBackup(path, (file) => restoreShop(asGuest.href, file, undefined, { keepCurrent }))
      expect([isHeld, tables > 50]).toEqual([true, true])
      expect(await isShopHeld(drizzle({ client: pool }))).toBe(false)
    } finally {
      await pool.query(`drop owned by ${role} cascade; drop role ${role}`)
    }
  },
)
