import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, test } from 'vitest'
import { backupFolder, openTestDatabase, withBackup } from '../../../tests/support/backups.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { migrate } from '../database/migrate.ts'
import { isShopHeld } from './hold-shop.ts'
import { writeBackup } from './write-backup.ts'

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
