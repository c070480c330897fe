import { PgBoss, type ConstructorOptions, type JobResult, type JobWithMetadata } from 'pg-boss'
import { patienceFor } from './database.ts'
import { givenUp, silenceSeconds, type Job, type JobGround } from './jobs.ts'
import { describeError } from './log.ts'

export interface RunningJobs {
  /** Takes no more, and lets those under way end, for five seconds at most; what isn't done by then is left to others. */
  close(): Promise<void>
}

/** Takes jobs from their queues and does them, side by side with the other copies of the program. */
export async function runJobs(url: string, jobs: Job[], ground: JobGround): Promise<RunningJobs> {
  const options: ConstructorOptions & ReturnType<typeof patienceFor> = {
    ...patienceFor(ground.config.databaseSeconds),
    connectionString: url,
    application_name: 'salorge jobs',
    max: 4,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: silenceSeconds,
    monitorIntervalSeconds: silenceSeconds,
    cronMonitorIntervalSeconds: silenceSeconds,
  }
  const boss = new PgBoss(options)
  boss.on('error', ({ message }) => ground.log.warn({ reason: message }, 'the jobs met a problem'))
  boss.on('warning', ({ message }) => ground.log.warn({ reason: message }, 'the jobs gave a warning'))
  await boss.start()
  await Promise.all(
    jobs.flatMap((job) => [
      take(boss, job.name, job.atOnce ?? 1, ground, (own, { data, signal }) => job.perform(own, data, signal)),
      job.giveUp && take(boss, givenUp(job.name), 1, ground, (own, { data }) => job.giveUp?.(own, data)),
    ]),
  )
  await Promise.all(jobs.map(({ name, atStart }) => atStart && boss.send(name, {})))
  let closed: Promise<void> | undefined
  return { close: () => (closed ??= boss.stop({ timeout: 5_000 })) }
}

type Perform = (ground: JobGround, taken: JobWithMetadata<object>) => Promise<void> | undefined

// A new job wakes the workers; looking again is for those that are due after a pause.
const pace = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, burstWhenBatchFull: true }

async function take(boss: PgBoss, name: string, atOnce: number, ground: JobGround, perform: Perform): Promise<void> {
  const options = { ...pace, batchSize: atOnce, includeMetadata: true, perJobResults: true } as const
  await boss.work<object, unknown, typeof options>(name, options, (batch) =>
    Promise.all(batch.map((one) => attempt(one, ground, perform))),
  )
}

/** Does one job and says how it went. Only the reason is kept: what an error holds besides may be private. */
async function attempt(taken: JobWithMetadata<object>, ground: JobGround, perform: Perform): Promise<JobResult> {
  const log = ground.log.child({ job: taken.name, id: taken.id })
  const finish = ground.metrics.startJob(taken.name)
  try {
    await perform({ ...ground, log }, taken)
    finish('done')
    return { id: taken.id, status: 'completed' }
  } catch (error) {
    finish('failed')
    log.warn({ err: error, attempt: taken.retryCount + 1 }, 'a job failed')
    return { id: taken.id, status: 'failed', output: { reason: describeError(error).message } }
  }
}
