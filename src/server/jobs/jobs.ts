import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { explained } from '../database/migrate.ts'
import type { Services } from '../http/app-env.ts'

/** Work that runs after the response, in any copy of the program, until it is done or given up. */
export interface Job<Facts extends object = object> {
  name: string
  /** How often it is tried again when it throws; the pause doubles each time up to the longest one. */
  retries: { max: number; firstPauseSeconds: number; longestPauseSeconds: number }
  /** How many of them one copy does at a time; one, unless said otherwise. */
  atOnce?: number
  /** When it runs by itself: a cron expression in Polish time. With several copies it still runs once. */
  schedule?: string
  /** Also runs at each start, so that interrupted work continues at once. */
  atStart?: boolean
  perform(services: JobServices, facts: Facts, signal: AbortSignal): Promise<void>
  /**
   * What remains to be done after the last attempt. Without it, the job is kept among the failed ones for the operator.
   */
  giveUp?(services: JobServices, facts: Facts): Promise<void>
}

/** What jobs find around them. Rooms add what they bring along. */
export interface JobServices extends Omit<Services, 'content'> {}

/** The queue for jobs that are out of retries. */
export const deadLetterQueue = (name: string) => `${name}.given-up`

/** A copy that was killed is noticed when its jobs haven't been heard of for this long. */
export const silenceSeconds = 10
const keepGivenUpSeconds = 90 * 86_400

/**
 * Enqueues a job in the caller's transaction: it runs if, and only if, that commits.
 * @example await enqueue(transaction, sendMail, { mail: id })
 */
export async function enqueue<Facts extends object>(
  database: Database,
  job: Pick<Job<Facts>, 'name'>,
  facts: Facts,
  startAfter?: Date,
): Promise<void> {
  const boss = new PgBoss({ db: fromDrizzle(database, sql), useListenNotify: true })
  await boss.send(job.name, facts, startAfter && { startAfter })
}

/** Migrates the job tables and creates a queue for each kind. Copies must not run it concurrently. */
export async function prepareJobs(url: string, jobs: Job[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  // What is wrong is also thrown.
  boss.on('error', () => {})
  await explained('the queues of the jobs', async () => {
    await boss.start()
    // oxlint-disable-next-line eslint/no-await-in-loop -- they share one connection
    for (const job of jobs) await makeQueues(boss, job)
    await keepSchedules(boss, jobs)
  }).finally(() => boss.stop({ graceful: false }))
}

/** One after the other: what a queue names has to be there. */
async function makeQueues(boss: PgBoss, { name, retries }: Job): Promise<void> {
  await makeQueue(boss, deadLetterQueue(name), { retentionSeconds: keepGivenUpSeconds, retryLimit: 1_000 })
  await makeQueue(boss, name, {
    retryLimit: retries.max,
    retryDelay: retries.firstPauseSeconds,
    retryDelayMax: retries.longestPauseSeconds,
    retentionSeconds: keepGivenUpSeconds,
    deadLetter: deadLetterQueue(name),
  })
}

type QueueOptions = NonNullable<Parameters<PgBoss['createQueue']>[1]>

async function makeQueue(boss: PgBoss, name: string, given: QueueOptions): Promise<void> {
  const options = {
    retryBackoff: true,
    retryDelay: 60,
    retryDelayMax: 3600,
    heartbeatSeconds: silenceSeconds,
    notify: true,
    ...given,
  }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

async function keepSchedules(boss: PgBoss, jobs: Job[]): Promise<void> {
  const scheduled = jobs.filter(({ schedule }) => schedule)
  const outdated = (await boss.getSchedules()).filter(({ name }) => !scheduled.some((job) => job.name === name))
  await Promise.all(outdated.map(({ name }) => boss.unschedule(name)))
  await Promise.all(
    scheduled.map(({ name, schedule = '' }) =>
      boss.schedule(name, schedule, {}, { tz: 'Europe/Warsaw', missed: 'once' }),
    ),
  )
}
