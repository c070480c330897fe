import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openCuttableConnection } from '../../../tests/support/cuttable-connection.ts'
import { withShortPauses, openReadyDatabase, runJobsOn } from '../../../tests/support/job-runner.ts'
import { onlyForRelease } from '../../../tests/support/release.ts'
import { enqueue, prepareJobs, type Job } from './jobs.ts'

/** A job that writes down what it was asked to do. */
function noting(perform: Job<{ number: number }>['perform'] = async () => {}) {
  const done: number[] = []
  const job: Job<{ number: number }> = withShortPauses({
    name: 'note',
    retries: { max: 3, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    async perform(services, facts, signal) {
      done.push(facts.number)
      await perform(services, facts, signal)
    },
  })
  return { job, done }
}

test('a job asked for in a transaction is done when that commits, and never when it does not', async () => {
  const { url, database } = await openReadyDatabase()
  const { job, done } = noting()
  await runJobsOn(url, { jobs: [job] })
  const rolledBack = database.transaction(async (transaction) => {
    await enqueue(transaction, job, { number: 1 })
    throw new Error('changed my mind')
  })
  await expect(rolledBack).rejects.toThrow('changed my mind')
  await database.transaction((transaction) => enqueue(transaction, job, { number: 2 }))
  await expect.poll(() => done).toEqual([2])
})

test('a job asked for is begun at once, not at the next look', async () => {
  const { url, database } = await openReadyDatabase()
  const { job, done } = noting()
  await runJobsOn(url, { jobs: [job], pace: { work: 600 } })
  // The listening line is up a moment after the workers are.
  const askedAgain = async () => {
    await enqueue(database, job, { number: 1 })
    return done.length
  }
  await expect.poll(askedAgain, { interval: 500 }).toBeGreaterThan(0)
})

test('a job that is due at the start is done once by each copy that starts, without being asked for', async () => {
  const { url } = await openReadyDatabase()
  const { job, done } = noting()
  const atStart = { ...job, atStart: true }
  await runJobsOn(url, { jobs: [atStart] })
  await expect.poll(() => done.length).toBe(1)
  await runJobsOn(url, { jobs: [atStart] })
  await expect.poll(() => done.length).toBe(2)
})

test('a job for later waits until then', async () => {
  const { url, database } = await openReadyDatabase()
  const { job, done } = noting()
  await runJobsOn(url, { jobs: [job] })
  const asked = Date.now()
  await enqueue(database, job, { number: 1 }, new Date(asked + 1_500))
  await expect.poll(() => done).toEqual([1])
  expect(Date.now() - asked).toBeGreaterThanOrEqual(1_500)
})

test('a job that fails is tried again, with a pause, until it is done', async () => {
  const { url, database } = await openReadyDatabase()
  const times: number[] = []
  const { job } = noting(async () => {
    times.push(Date.now())
    if (times.length < 3) throw new Error('not yet')
  })
  await runJobsOn(url, { jobs: [job] })
  await enqueue(database, job, { number: 1 })
  await expect.poll(() => times.length).toBe(3)
  const pauses = times.slice(1).map((time, index) => time - (times[index] as number))
  expect(Math.min(...pauses)).toBeGreaterThan(450)
})

test('a job that can be done no more is given up: kept with its reason, or handed to whoever wants to know', async () => {
  const { url, database } = await openReadyDatabase()
  const { job: hopeless } = noting(async () => {
    throw new Error('no hope')
  })
  const heard: object[] = []
  const minded: Job<{ number: number }> = {
    ...hopeless,
    name: 'minded',
    giveUp: async (_, facts) => void heard.push(facts),
  }
  const jobs = [withShortPauses(hopeless, 1), withShortPauses(minded, 1)]
  await runJobsOn(url, { jobs })
  for (const job of jobs) await enqueue(database, job, { number: 7 })
  await expect.poll(() => heard).toEqual([{ number: 7 }])
  const kept = () => database.execute(sql`select data, source_output from pgboss.job where name = 'note.given-up'`)
  await expect
    .poll(async () => (await kept()).rows)
    .toEqual([{ data: { number: 7 }, source_output: { reason: 'no hope' } }])
})

test('what giving up throws is logged, tried again, and kept without what people typed', async () => {
  const { url, database } = await openReadyDatabase()
  const logged: string[] = []
  const job: Job<{ number: number }> = {
    ...withShortPauses(noting(() => Promise.reject(new Error('no hope'))).job, 0),
    async giveUp({ database: own }) {
      await own.execute(sql`insert into administrators (username) values (${'anna@example.com'})`)
    },
  }
  await runJobsOn(url, { jobs: [job], logged })
  await enqueue(database, job, { number: 1 })
  await expect
    .poll(() => logged.filter((line) => line.includes('note.given-up')).join(''))
    .toContain('violates not-null constraint')
  // It is kept after it was logged.
  const kept = async () => {
    const { rows } = await database.execute<{ output: string | null }>(sql`
      select output::text as output from pgboss.job where name = 'note.given-up'`)
    return rows[0]?.output ?? ''
  }
  await expect.poll(kept).toContain('violates not-null constraint')
  expect((await kept()) + logged.join('')).not.toContain('anna@')
})

test(
  'lines to the database that went silent are given up, and jobs go on over new ones',
  onlyForRelease('it waits longest of all; in the gate a stop meets silent lines, and the program a silent database'),
  async () => {
    const { url, database } = await openReadyDatabase()
    const line = await openCuttableConnection(url)
    onTestFinished(() => line.close())
    const { job, done } = noting()
    await runJobsOn(line.url, { jobs: [job], environment: { DATABASE_SECONDS: '6' } })
    await enqueue(database, job, { number: 1 })
    await expect.poll(() => done).toEqual([1])
    line.forgetOpenLines()
    await enqueue(database, job, { number: 2 })
    await expect.poll(() => done).toEqual([1, 2])
  },
)

test('a stop does not wait for lines that went silent', async () => {
  const { url, database } = await openReadyDatabase()
  const line = await openCuttableConnection(url)
  onTestFinished(() => line.close())
  const { job, done } = noting()
  const { stop } = await runJobsOn(line.url, { jobs: [job], pace: { end: 1 } })
  await enqueue(database, job, { number: 1 })
  await expect.poll(() => done).toEqual([1])
  line.forgetOpenLines()
  await stop()
})

test('a stop is orderly while the database says that it ends, too', async () => {
  const { url, database } = await openReadyDatabase()
  const line = await openCuttableConnection(url)
  onTestFinished(() => line.close())
  const unheard: unknown[] = []
  const note = (error: unknown) => void unheard.push(error)
  process.on('uncaughtExceptionMonitor', note)
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note))
  const { job, done } = noting()
  const { stop } = await runJobsOn(line.url, { jobs: [job], pace: { work: 600 } })
  await enqueue(database, job, { number: 1 })
  await expect.poll(() => done).toEqual([1])
  const answers = line.holdAnswers()
  const ofJobs = sql`from pg_stat_activity where datname = current_database() and application_name = 'salorge jobs'`
  await database.execute(sql`select pg_terminate_backend(pid) ${ofJobs}`)
  // Then they have said so.
  await expect.poll(async () => (await database.execute(sql`select pid ${ofJobs}`)).rows).toEqual([])
  const stopped = stop()
  answers.deliver()
  await stopped
  expect(unheard).toEqual([])
})

test('several copies share the jobs: each is done once', async () => {
  const { url, database } = await openReadyDatabase()
  const copies = [noting(), noting(), noting()]
  await prepareJobs(url, [noting().job])
  await database.transaction(async (transaction) => {
    for (let number = 0; number < 120; number += 1) await enqueue(transaction, noting().job, { number })
  })
  const begun = copies.map(({ job }) => runJobsOn(url, { jobs: [{ ...job, atOnce: 5 }] }))
  await Promise.all(begun)
  const all = () => copies.flatMap(({ done }) => done).toSorted((one, other) => one - other)
  await expect.poll(() => all().length).toBeGreaterThanOrEqual(120)
  expect(all()).toEqual(Array.from({ length: 120 }, (_, number) => number))
  expect(copies.filter(({ done }) => done.length > 0).length).toBeGreaterThan(1)
})

test('what is due by schedule is done once, however many copies run, and what was missed as well', async () => {
  const { url, database } = await openReadyDatabase()
  let times = 0
  const start = Date.now()
  const everyMinute: Job = {
    name: 'every-minute',
    schedule: '* * * * *',
    retries: { max: 1, firstPauseSeconds: 1, longestPauseSeconds: 1 },
    perform: async () => void (times += 1),
  }
  await Promise.all([1, 2, 3].map(() => runJobsOn(url, { jobs: [everyMinute], pace: { supervise: 1 } })))
  const count = async () => {
    const { rows } = await database.execute<Record<'asked' | 'done', number>>(sql`
      select count(*)::integer as asked, count(completed_on)::integer as done from pgboss.job where name = 'every-minute'`)
    return rows[0] ?? { asked: 0, done: 0 }
  }
  // The minute that is just running.
  await expect.poll(async () => (await count()).done).toBeGreaterThanOrEqual(1)

  // Nobody looks for a day. Then the last minute of it is made up for, and the one that is running is due as well.
  const back = sql`interval '1 day'`
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`update pgboss.version set cron_on = cron_on - ${back}`)
    await transaction.execute(sql`update pgboss.schedule set created_on = created_on - ${back}`)
    await transaction.execute(sql`update pgboss.job set singleton_on = singleton_on - ${back}`)
  })
  await expect.poll(async () => (await count()).done).toBeGreaterThanOrEqual(3)

  // Each of them has looked again since.
  const lastLook = async () => (await database.execute(sql`select cron_on from pgboss.version`)).rows[0]?.['cron_on']
  for (const _ of [1, 2, 3]) {
    const before = await lastLook()
    await expect.poll(lastLook).not.toEqual(before)
  }
  await expect.poll(async () => (await count()).asked - times).toBe(0)
  const minutes = Math.floor(Date.now() / 60_000) - Math.floor(start / 60_000)
  const { asked, done } = await count()
  expect(asked).toBeLessThanOrEqual(3 + minutes)
  expect([times, asked]).toEqual([done, done])
})

test('a schedule that the program no longer has is dropped', async () => {
  const { url, database } = await openReadyDatabase()
  const { job } = noting()
  const names = async () => (await database.execute(sql`select name from pgboss.schedule order by name`)).rows
  await prepareJobs(url, [{ ...job, schedule: '0 4 * * *' }])
  expect(await names()).toEqual([{ name: 'note' }])
  await prepareJobs(url, [job])
  expect(await names()).toEqual([])
})
