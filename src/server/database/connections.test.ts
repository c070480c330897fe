import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../../../tests/support/data-folder.ts'
import { runJobsOn } from '../../../tests/support/job-runner.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import { jobs } from '../../app/jobs.ts'
import { connections, programsThatFit } from './connections.ts'

test('a program that is asked for much at once opens no more connections than are counted for it; two fit on the database that comes along', async () => {
  expect(programsThatFit).toBeGreaterThanOrEqual(2)
  const shop = await openTestShop()
  const folder = await createDataFolder()
  onTestFinished(folder.remove)
  const connect = async (name: string) => {
    const client = new pg.Client({ connectionString: shop.databaseUrl, application_name: name })
    await client.connect()
    onTestFinished(() => client.end())
    return client
  }
  const [watch, holder] = await Promise.all([connect('watch'), connect('holder')])
  const opened = async (name: string) => {
    const { rows } = await watch.query<{ count: number }>(
      `select count(*)::integer from pg_stat_activity where datname = current_database() and application_name = $1`,
      [name],
    )
    return rows[0]?.count ?? 0
  }
  await runJobsOn(shop.databaseUrl, { jobs, environment: { DATA_DIR: folder.path } })
  await holder.query('begin; lock table products in access exclusive mode')
  await shop.callAsAdmin('POST', '/api/admin/backups')
  const asked = Array.from({ length: 40 }, (_, at) => shop.call('GET', `/api/store/products/none-${at}`))
  // Here what answers and what does the jobs have a pool each; a backup waits for the lock on a connection of its own.
  await expect.poll(() => opened('salorge')).toBeGreaterThan(connections.work + 1)
  expect(await opened('salorge')).toBeLessThanOrEqual(2 * connections.work + connections.backups)
  expect(await opened('salorge jobs')).toBeLessThanOrEqual(connections.jobs + connections.newJobs)
  expect(await opened('salorge content')).toBe(connections.news)
  await holder.query('rollback')
  for (const { status } of await Promise.all(asked)) expect(status).toBe(404)
})
