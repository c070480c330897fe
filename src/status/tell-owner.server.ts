import { desc, inArray, sql } from 'drizzle-orm'
import { owners } from '../administrators/owners.server.ts'
import { queueMail } from '../mail/queue-mail.server.ts'
import { ago } from '../server/database/ago.ts'
import type { Database } from '../server/database/database.ts'
import type { Job } from '../server/jobs/jobs.ts'
import { noteProblems } from './look-around.server.ts'
import { readChecks } from './read-status.server.ts'
import type { Check } from './status.ts'
import { shopStatusEmail } from './status.mail.tsx'
import { statusLetters, statusProblems } from './status.table.ts'

/** At eight in the morning in Poland: a letter where something is wrong, one when all is well again, and else none. */
export const tellOwner: Job = {
  name: 'tell-owner',
  schedule: '0 8 * * *',
  retries: { max: 5, firstPauseSeconds: 60, longestPauseSeconds: 600 },
  async perform(services) {
    const checks = await readChecks(services)
    await noteProblems(services.database, checks)
    await tellOfChecks(services.database, checks)
  },
}

/**
 * Whatever is bad is told of each day. What needs attention can wait: it is told of once it has lasted for a day, then once a week. However
 * many copies run, or often this is tried again, there is one letter a day.
 */
export async function tellOfChecks(database: Database, checks: Check[]): Promise<void> {
  await database.transaction(async (transaction) => {
    const due = await transaction
      .select({ name: statusProblems.name, since: statusProblems.since })
      .from(statusProblems).where(sql`${statusProblems.state} = 'bad' or (${statusProblems.since} < ${ago('20 hours')}
        and coalesce(${statusProblems.toldAt} < ${ago('6 days 20 hours')}, true))`)
    const [last] = await transaction.select().from(statusLetters).orderBy(desc(statusLetters.day)).limit(1)
    const isWellAgain = due.length === 0 && (last?.problems ?? 0) > 0 && checks.every(({ state }) => state === 'good')
    if (due.length === 0 && !isWellAgain) return
    const today = { day: sql`(now() at time zone 'Europe/Warsaw')::date`, problems: due.length }
    const { rowCount } = await transaction.insert(statusLetters).values(today).onConflictDoNothing()
    if (rowCount === 0) return
    const since = new Map(due.map((problem) => [problem.name, problem.since]))
    const told = checks.filter(({ name }) => since.has(name))
    const email = shopStatusEmail(told.map((one) => ({ ...one, since: since.get(one.name) ?? new Date() })))
    for (const to of await owners(transaction))
      await queueMail(transaction, { kind: 'shop-status', to, language: 'pl' }, email)
    if (due.length > 0)
      await transaction
        .update(statusProblems)
        .set({ toldAt: sql`now()` })
        .where(inArray(statusProblems.name, [...since.keys()]))
  })
}
