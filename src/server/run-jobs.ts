import { PgBoss, type JobResult, type JobWithMetadata } from 'pg-boss'
import { givenUp, silenceSeconds, type Job, type JobGround } from './jobs.ts'

export interface RunningJobs {
  /** Lets the jobs under way end, for two seconds at most; what isn't done by then is left to another copy or start. */
  close(): Promise<void>
}

/** Takes jobs from their queues and does them, side by side with the other copies of the program. */
export async function runJobs(url: string, jobs: Job[], ground: JobGround): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'salorge jobs',
    max: 4,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: silenceSeconds,
    monitorIntervalSeconds: silenceSeconds,
    cronMonitorIntervalSeconds: silenceSeconds,
  })
  boss.on('error', ({ message }) => ground.log.warn({ reason: message }, 'the jobs met a problem'))
  boss.on('warning', ({ message }) => ground.log.warn({ reason: message }, 'the jobs gave a warning'))
  await boss.start()
  await Promise.all(jobs.flatMap((job) => [take(boss, job, ground), takeGivenUp(boss, job, ground)]))
  let closed: Promise<void> | undefined
  return { close: () => (closed ??= boss.stop({ timeout: 2_000 })) }
}

// A new job wakes the workers; looking again is for those that are due after a pause.
const pace = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2, burstWhenBatchFull: true }

async function take(boss: PgBoss, job: Job, ground: JobGround): Promise<void> {
  const options = { ...pace, batchSize: job.atOnce ?? 1, includeMetadata: true, perJobResults: true } as const
  await boss.work<object, unknown, typeof options>(job.name, options, (batch) =>
    Promise.all(batch.map((one) => perform(job, one, ground))),
  )
}

/** Does one job and says how it went. Only the reason is kept: what an error holds besides may be private. */
async function perform(job: Job, taken: JobWithMetadata, ground: JobGround): Promise<JobResult> {
  const log = ground.log.child({ job: job.name, id: taken.id })
  const finish = ground.metrics.startJob(job.name)
  try {
    await job.perform({ ...ground, log }, taken.data, taken.signal)
    finish('done')
    return { id: taken.id, status: 'completed' }
  } catch (error) {
    finish('failed')
    log.warn({ err: error, attempt: taken.retryCount + 1 }, 'a job failed')
    return { id: taken.id, status: 'failed', output: { reason: (error as Error).message } }
  }
}

async function takeGivenUp(boss: PgBoss, job: Job, ground: JobGround): Promise<void> {
  const { giveUp } = job
  if (!giveUp) return
  await boss.work<object>(givenUp(job.name), pace, async ([taken]) => {
    if (taken) await giveUp(ground, taken.data)
  })
}
