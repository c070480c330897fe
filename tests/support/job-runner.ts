import { onTestFinished } from 'vitest'
import { attachmentMakers, linkStores } from '../../src/app/email-parts.server.ts'
import { openShopLive } from '../../src/app/live-parts.server.ts'
import { sendMail } from '../../src/mail/send-mail.server.ts'
import { openProviders, withProviders } from '../../src/app/providers.server.ts'
import { readConfig } from '../../src/server/config.ts'
import { prepareJobs, type Job } from '../../src/server/jobs/jobs.ts'
import { createLog } from '../../src/server/log.ts'
import { createMetrics } from '../../src/server/metrics.ts'
import { runJobs } from '../../src/server/jobs/run-jobs.ts'
import { createTestDatabase, longTimeoutSeconds } from './database.ts'
import { connectDatabase, type Database } from '../../src/server/database/database.ts'
import '../../src/app/what-follows.server.ts'

/** The same job with short pauses, so that tests are fast. */
export const withShortPauses = <Facts extends object>(job: Job<Facts>, max = 1_000): Job<Facts> => ({
  ...job,
  retries: { max, firstPauseSeconds: 1, longestPauseSeconds: 1 },
})

/** A database with all tables, and a connection to it, until the test ends. */
export async function openReadyDatabase(): Promise<{ url: string; database: Database }> {
  const { url, drop } = await createTestDatabase('ready')
  const { database, close } = connectDatabase(url, createLog('silent'), longTimeoutSeconds)
  onTestFinished(async () => {
    await close()
    await drop()
  })
  return { url, database }
}

interface Options {
  jobs?: Job[]
  environment?: Record<string, string>
  /** In seconds. Looks are closer together than the product's, so that a test needn't wait for them. */
  pace?: { work?: number; supervise?: number; end?: number }
  /** What the log is written to, line by line. */
  logged?: string[]
}

/** Runs the jobs of a test's database like one copy of the program, until the test ends. */
export async function runJobsOn(
  databaseUrl: string,
  { jobs = [withShortPauses(sendMail)], environment = {}, pace, logged }: Options = {},
): Promise<{ stop(): Promise<void> }> {
  const config = readConfig({ DATABASE_SECONDS: String(longTimeoutSeconds), ...environment })
  const log = logged ? createLog('info', { write: (line) => void logged.push(line) }) : createLog('silent')
  const { database, pool, close } = connectDatabase(databaseUrl, log, config.databaseSeconds)
  const metrics = createMetrics({ database, pool, dataFolder: config.dataFolder })
  const live = await openShopLive(database, config)
  const providers = openProviders(live, database)
  const stopping = new AbortController()
  await prepareJobs(databaseUrl, jobs)
  const running = await runJobs(
    databaseUrl,
    jobs,
    withProviders(providers, {
      database,
      databaseUrl,
      live,
      log,
      metrics,
      attachmentMakers,
      linkStores,
      stopping: stopping.signal,
    }),
    { work: 0.5, supervise: 10, end: 5, ...pace },
  )
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopping.abort()
    return (stopped ??= running
      .close()
      .then(close)
      .finally(() => providers.close()))
  }
  onTestFinished(stop)
  return { stop }
}
