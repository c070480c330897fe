import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupFolder, lasting, stateOf, withBackup } from '../../../tests/support/backups.ts'
import { query, start, temporaryFolder } from '../../../tests/support/embedded-postgres.ts'
import { jobs } from '../../app/jobs.ts'
import { prepareJobs } from '../jobs/jobs.ts'
import { migrate } from '../database/migrate.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { writeBackup } from '../backup/write-backup.ts'

const rights = `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as has_any,
  has_database_privilege(current_database(), 'create') as is_owner from pg_roles where rolname = current_user`

test('the shop owns its database and may do nothing beside it, also in a folder of before it had an owner: backup and restore work there', async () => {
  const folder = await temporaryFolder()
  const first = await start(folder)
  expect(await query(first.url, rights)).toEqual([{ has_any: false, is_owner: true }])
  await expect(query(first.url, 'copy (select 1) to program $$id$$')).rejects.toThrow('permission denied')
  await expect(query(first.url, 'select * from pg_authid')).rejects.toThrow('permission denied')

  await query(first.keeperUrl, 'reassign owned by shop to salorge; drop owned by shop; drop role shop')
  await migrate(first.keeperUrl)
  await prepareJobs(first.keeperUrl, jobs)
  const before = await stateOf(first.keeperUrl)
  await first.stop()

  const { url, keeperUrl } = await start(folder)
  expect(await stateOf(url)).toEqual(before)
  const ofKeeper = `select oid::regclass from pg_class where relowner = 'salorge'::regrole
    and relnamespace::regnamespace::text in ('public', 'pgboss') and relkind <> 't'`
  expect(await query(keeperUrl, ofKeeper)).toEqual([])
  await prepareJobs(url, jobs)
  const file = join(await backupFolder(), 'shop')
  await writeBackup(url, file)
  await withBackup(file, (backup) => restoreShop(url, backup))
  expect(lasting(await stateOf(url))).toEqual(lasting(before))
  await query(url, 'drop schema pgboss cascade')
})
