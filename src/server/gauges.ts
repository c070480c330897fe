import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { Gauge } from 'prom-client'
import type { Database } from './database/database.ts'
import { deadLetterQueue } from './jobs/jobs.ts'

export interface Sources {
  database: Database
  pool: pg.Pool
  dataFolder: string
}

/** What is read off when somebody asks, from where it is. */
export function createGauges({ database, pool, dataFolder }: Sources): Gauge<string>[] {
  const ask = async (statement: ReturnType<typeof sql>) => {
    // What can't be counted is missing; that the database is away is said by itself.
    const { rows } = await database.execute<Record<string, string>>(statement).catch(() => ({ rows: [] }))
    return rows
  }
  return [
    // Read first: the questions that follow need connections themselves.
    new Gauge({
      name: 'salorge_database_connections',
      help: 'Connections of this copy to the database, and requests that wait for one',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount)
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
        this.set({ state: 'waiting' }, pool.waitingCount)
      },
    }),
    new Gauge({
      name: 'salorge_database_up',
      help: 'Whether the database answers',
      registers: [],
      async collect() {
        this.set((await ask(sql`select 1`)).length)
      },
    }),
    new Gauge({
      name: 'salorge_jobs',
      help: 'Background jobs of all copies that wait, are under way or were given up',
      labelNames: ['job', 'state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { name = '', state = '', count } of await ask(jobsByState)) {
          const job = name.replace(deadLetterQueue(''), '')
          this.inc({ job, state: job === name ? state : 'given_up' }, Number(count))
        }
      },
    }),
    new Gauge({
      name: 'salorge_mails',
      help: 'Mails by state',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { state = '', count } of await ask(mailsByState)) this.set({ state }, Number(count))
      },
    }),
    new Gauge({
      name: 'salorge_oldest_waiting_mail_seconds',
      help: 'Age of the mail that has waited longest to be sent',
      registers: [],
      async collect() {
        this.remove()
        for (const { seconds } of await ask(oldestWaitingMail)) this.set(Number(seconds))
      },
    }),
    new Gauge({
      name: 'salorge_campaign_recipients',
      help: 'Recipients of campaigns by what became of them; waiting are those who have not had their turn',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { state = '', count } of await ask(recipientsByState)) this.set({ state }, Number(count))
      },
    }),
    new Gauge({
      name: 'salorge_campaigns_paused_by_themselves',
      help: 'Campaigns that wait for somebody because too much was refused or the mail server would not talk',
      registers: [],
      async collect() {
        this.remove()
        for (const { count } of await ask(pausedByThemselves)) this.set(Number(count))
      },
    }),
    new Gauge({
      name: 'salorge_backup_age_seconds',
      help: 'Time since all that the shop holds was last in a backup; missing while there is none',
      registers: [],
      async collect() {
        this.remove()
        for (const { seconds } of await ask(ageOf(sql`'backup', 'backup_current'`)))
          if (seconds) this.set(Number(seconds))
      },
    }),
    new Gauge({
      name: 'salorge_proven_restore_age_seconds',
      help: 'Time since a backup was last restored beside the shop and found to be whole; missing while none was',
      registers: [],
      async collect() {
        this.remove()
        for (const { seconds } of await ask(ageOf(sql`'proven_restore'`))) if (seconds) this.set(Number(seconds))
      },
    }),
    new Gauge({
      name: 'salorge_backup_failed',
      help: 'Whether the last backup, the last proof of a restore, or the last copy to another place failed',
      labelNames: ['of'],
      registers: [],
      async collect() {
        this.reset()
        for (const { kind = '', failed } of await ask(failedBackups)) this.set({ of: kind }, Number(failed))
      },
    }),
    new Gauge({
      name: 'salorge_disk_free_bytes',
      help: 'Room left on the disk of the data folder',
      registers: [],
      async collect() {
        this.remove()
        const disk = await statfs(dataFolder).catch(() => undefined)
        if (disk) this.set(disk.bavail * disk.bsize)
      },
    }),
  ]
}

const jobsByState = sql`
  select name, case state when 'active' then 'active' else 'waiting' end as state, count(*) as count
  from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by 1, 2`

const mailsByState = sql`
  select state, (select count(*) from mails where mails.state = states.state) as count
  from unnest(array['waiting', 'sent', 'failed', 'withheld']) as states (state)`

const recipientsByState = sql`
  select state, count
  from (select coalesce(sum(sent_count), 0) as sent, coalesce(sum(failed_count), 0) as failed,
    coalesce(sum(skipped_count), 0) as skipped, coalesce(sum(recipient_count), 0) as total from campaigns) as sums
  cross join lateral (values ('sent', sent), ('failed', failed), ('skipped', skipped),
    ('waiting', total - sent - failed - skipped)) as each_state (state, count)`

const pausedByThemselves = sql`
  select count(*) as count from campaigns where state = 'paused' and pause_reason <> 'administrator'`

const oldestWaitingMail = sql`
  select coalesce(extract(epoch from now() - min(created_at)), 0) as seconds from mails where state = 'waiting'`

const ageOf = (names: ReturnType<typeof sql>) => sql`
  select extract(epoch from now() - max(reached_at)) as seconds from milestones where name in (${names})`

const failedBackups = sql`
  select kind, (select coalesce(max(reached_at) filter (where name = failure) >
      coalesce(max(reached_at) filter (where name <> failure), '-infinity'), false)
    from milestones where name = failure or name = any(successes))::integer as failed
  from (values ('backup', 'backup_failed', array['backup', 'backup_current']),
    ('proof', 'proof_failed', array['proven_restore']),
    ('bucket', 'bucket_failed', array['bucket_backup'])) as kinds (kind, failure, successes)`
