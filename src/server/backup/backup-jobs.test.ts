import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { backupFolder, openTestDatabase, withBackup } from '../../../tests/support/backups.ts'
import { openSmtpServer } from '../../../tests/support/smtp-server.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { clearExpired } from '../jobs/clear-expired.ts'
import { enqueue } from '../jobs/jobs.ts'
import { restoreShop } from '../../app/restore-shop.server.ts'
import { writeBackup } from './write-backup.ts'

const clearing = clearExpired([])

/** A shop in which one mail waits, one is being sent, one is given up and one was sent; and a job is for next year. */
async function openBusyShop() {
  const shop = await openTestShop()
  const draft = { name: 'Sól', description: 'Szara', price: '1.00', stockQuantity: 9 }
  for (let number = 1; number <= 4; number += 1) {
    const created = await shop.callAsAdmin('POST', '/api/admin/products', { body: draft })
    const { id } = (await created.json()) as { id: number }
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { stockQuantity: 0 } })
  }
  await enqueue(shop.database, clearing, {}, new Date(Date.now() + 365 * 86_400_000))
  // Of the queue's own, which another program's restore must not bring along.
  await shop.database.execute(sql`
    insert into pgboss.job (name, data) select name, '{}' from pgboss.queue where name like '\\_\\_%' limit 1`)
  const { rows } = await shop.database.execute<{ id: string }>(sql`
    select id from pgboss.job where name = 'send-mail' order by created_on`)
  const [, active, sent, givenUp] = rows.map(({ id }) => id)
  await shop.database.execute(sql`update pgboss.job set state = 'active', started_on = now() where id = ${active}`)
  await shop.database.execute(sql`update pgboss.job set state = 'completed', completed_on = now() where id = ${sent}`)
  await shop.database.execute(sql`update pgboss.job set name = 'send-mail.given-up' where id = ${givenUp}`)
  return shop
}

/** But the one that a restore itself asks for. */
const jobsIn = async (database: Awaited<ReturnType<typeof openTestShop>>['database']) => {
  const { rows } = await database.execute(sql`
    select name, data, case when start_after > now() then start_after end as start_after from pgboss.job
    where state in ('created', 'active') and name not like '\\_\\_%' and name <> 'ask-after-restore' order by id`)
  return rows
}

test('what was still to be done is to be done after a restore, in the same shop or another, and nothing else', async () => {
  const shop = await openBusyShop()
  const before = await jobsIn(shop.database)
  expect(before).toHaveLength(4)
  const path = join(await backupFolder(), 'shop.backup')
  await writeBackup(shop.databaseUrl, path)

  await enqueue(shop.database, clearing, { asked: 'after the backup' })
  await withBackup(path, (file) => restoreShop(shop.databaseUrl, file))
  expect(await jobsIn(shop.database)).toEqual(before)

  const empty = await openTestDatabase()
  await withBackup(path, (file) => restoreShop(empty.url, file))
  const { rows } = await empty.pool.query(`select name from pgboss.job where name <> 'ask-after-restore' order by id`)
  expect(rows.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
})

test('mails that waited in a backup are sent from where it is restored, once somebody has confirmed that', async () => {
  const shop = await openBusyShop()
  const path = join(await backupFolder(), 'shop.backup')
  await writeBackup(shop.databaseUrl, path)
  const other = await openTestDatabase()
  await withBackup(path, (file) => restoreShop(other.url, file))
  await other.pool.query('update restores set confirmed_at = now()')
  const office = await openSmtpServer()
  onTestFinished(office.close)
  await runJobsOn(other.url, { environment: { SMTP_URL: office.url } })
  await expect.poll(() => office.delivered.length).toBe(2)
})
