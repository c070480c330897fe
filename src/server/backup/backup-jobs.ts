import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { PgBoss, type JobInsert } from 'pg-boss'
import { from, to } from 'pg-copy-streams'

/**
 * The jobs in a backup are what is still to be done and what was given up, each as one would ask for it anew: not the
 * rows of pg-boss, whose tables change with its versions. One that was under way is to be done again.
 */
const toBeDone = `pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`

export async function countJobs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('pgboss.job') is not null as exists`)
  if (!rows[0]?.exists) return 0
  const counted = await client.query<{ count: string }>(`select count(*) from ${toBeDone}`)
  return Number(counted.rows[0]?.count)
}

/** The lines of the part that holds them. */
export const jobLines = (client: pg.Client): AsyncIterable<Buffer> =>
  client.query(
    to(`copy (
      select name, json_build_object('id', id, 'data', data, 'priority', priority, 'startAfter', start_after,
        'singletonKey', singleton_key)
      from ${toBeDone} order by created_on, id
    ) to stdout`),
  )

export async function removeJobs(client: pg.Client): Promise<void> {
  await client.query(`delete from pgboss.job where name not like '\\_\\_%'`)
}

/** Those that somebody has asked for since this transaction began, and not in it. */
export async function removeNewerJobs(client: pg.Client): Promise<void> {
  await client.query(`delete from pgboss.job where name not like '\\_\\_%' and created_on > now()`)
}

/**
 * Asks for these jobs, in a transaction that is open; the queues have to be there.
 *
 * @returns the kinds that the program doesn't know any more: nobody would do them
 */
export async function addJobs(client: pg.Client, lines: AsyncIterable<Buffer>): Promise<string[]> {
  await client.query('create temporary table restored_jobs (name text, job json) on commit drop')
  await pipeline(lines, client.query(from('copy restored_jobs from stdin')))
  const boss = new PgBoss({ db: { executeSql: (text, values) => client.query(text, values) }, useListenNotify: true })
  const { rows: batches } = await client.query<{ name: string; jobs: JobInsert[] }>(`
    select name, json_agg(job) as jobs
    from (select name, job, row_number() over (partition by name) / 1000 as batch from restored_jobs) as numbered
    group by name, batch`)
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name, jobs } of batches) if (known.has(name)) await boss.insert(name, jobs)
  return [...new Set(batches.map(({ name }) => name))].filter((name) => !known.has(name))
}
