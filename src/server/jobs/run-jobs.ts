import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { PgBoss, type ConstructorOptions, type JobResult, type JobWithMetadata } from 'pg-boss'
import { connections } from '../database/connections.ts'
import { isShopHeld } from '../backup/hold-shop.ts'
import { timeoutsFor } from '../database/database.ts'
import { deadLetterQueue, silenceSeconds, type Job, type JobServices } from './jobs.ts'
import { withLive } from '../live.ts'
import { describeError } from '../log.ts'

export interface RunningJobs {
  /** Stops fetching jobs and waits up to five seconds for running ones; the rest is left to other copies. */
  close(): Promise<unknown>
}

/**
 * How many seconds lie between two looks: by workers, for what is due after a pause, and for what others have left. And how
 * many a stop waits for what is under way.
 */
const pace = { work: 10, supervise: silenceSeconds, end: 5 }

/** Takes jobs from their queues and does them, side by side with the other copies of the program. */
export async function runJobs(
  url: string,
  jobs: Job[],
  services: JobServices,
  { work, supervise, end }: typeof pace = pace,
): Promise<RunningJobs> {
  const settings: ConstructorOptions & ReturnType<typeof timeoutsFor> = {
    ...timeoutsFor(services.config.databaseSeconds),
    connectionString: url,
    application_name: 'salorge jobs',
    max: connections.jobs,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
    cronMonitorIntervalSeconds: supervise,
  }
  const boss = new PgBoss(settings)
  boss.on('error', ({ message }) => services.log.warn({ reason: message }, 'the jobs met a problem'))
  boss.on('warning', ({ message }) => services.log.warn({ reason: message }, 'the jobs gave a warning'))
  await boss.start()
  // A new job wakes the workers.
  const looks = { pollingIntervalSeconds: work, notifyPollingIntervalSeconds: work, burstWhenBatchFull: true }
  const take = async (name: string, atOnce: number, perform: Perform) => {
    const options = { ...looks, batchSize: atOnce, includeMetadata: true, perJobResults: true } as const
    await boss.work<object, unknown, typeof options>(name, options, (batch) =>
      Promise.all(batch.map((one) => withLive(services.live.values(), () => attempt(one, services, perform)))),
    )
  }
  await Promise.all(
    jobs.flatMap((job) => [
      take(job.name, job.atOnce ?? 1, (own, { data, signal }) => job.perform(own, data, signal)),
      job.giveUp && take(deadLetterQueue(job.name), 1, (own, { data }) => job.giveUp?.(own, data)),
    ]),
  )
  await Promise.all(jobs.map(({ name, atStart }) => atStart && boss.send(name, {})))
  const stop = async () => {
    await Promise.all(boss.getWipData().map(({ name }) => boss.offWork(name, { wait: false })))
    await boss.stop({ timeout: end * 1_000 })
  }
  let closed: Promise<unknown> | undefined
  return {
    // A line that went silent never says that it has closed, and stopping would wait for it.
    close: () => (closed ??= Promise.race([stop(), setTimeout((end + 2) * 1_000, undefined, { ref: false })])),
  }
}

type Perform = (services: JobServices, taken: JobWithMetadata<object>) => Promise<void> | undefined

/** Runs one job and logs the result. Only the reason is stored: other details of an error may be private. */
async function attempt(taken: JobWithMetadata<object>, services: JobServices, perform: Perform): Promise<JobResult> {
  const log = services.log.child({ job: taken.name, id: taken.id })
  const finish = services.metrics.startJob(taken.name)
  try {
    if (await isStillToBeDone(taken, services)) await perform({ ...services, log }, taken)
    finish('done')
    return { id: taken.id, status: 'completed' }
  } catch (error) {
    finish('failed')
    log.warn({ err: error, attempt: taken.retryCount + 1 }, 'a job failed')
    return { id: taken.id, status: 'failed', output: { reason: describeError(error).message } }
  }
}

/** While a restore holds the shop nothing begins. One that then replaced the jobs has brought its own, and this isn't one of them. */
async function isStillToBeDone(
  { id, startedOn }: JobWithMetadata<object>,
  { database }: JobServices,
): Promise<boolean> {
  if (!(await isShopHeld(database))) return true
  // Where that can't be found out, it still is: writers that wait may have taken every connection.
  while (await isShopHeld(database).catch(() => true)) await setTimeout(500)
  const { rowCount } = await database.execute(sql`
    select from pgboss.job where id = ${id} and state = 'active'
      and date_trunc('milliseconds', started_on) = ${startedOn.toISOString()}::timestamptz`)
  return rowCount === 1
}
