import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { enqueue, type Job, type JobServices } from '../../server/jobs/jobs.ts'
import { findOpenRestore } from '../../server/backup/open-restore.ts'
import { nextDue, takeDue } from './due-recipients.server.ts'
import { sendToRecipient } from './send-to-recipient.server.ts'

/** How long one copy sends before the next one may. */
const sliceMilliseconds = 4_000

/**
 * Sends the open campaigns, one message at a time across all copies of the program, so that a crash repeats one message
 * at most. See docs/decisions/0021.
 */
export const sendCampaigns: Job = {
  name: 'send-campaigns',
  // What goes on by itself is asked for again and again all the same: a copy may have died before it could.
  schedule: '* * * * *',
  atStart: true,
  retries: { max: 3, firstPauseSeconds: 2, longestPauseSeconds: 10 },

  async perform(services, _, signal) {
    // Asked for again each minute, and the minute after somebody has confirmed what was restored, it goes on.
    if (await findOpenRestore(services.database)) return
    const ending = AbortSignal.any([signal, services.stopping])
    await services.database.transaction(async (held) => {
      await held.execute(sql`set local idle_in_transaction_session_timeout = '2min'`)
      if (!(await isOurTurn(held))) return
      await sendForAWhile(services, held, { ending, signal })
      const due = await nextDue(held)
      if (due && !(await isAskedFor(held, due))) await enqueue(held, sendCampaigns, {}, due)
    })
  },

  // The next minute goes on.
  async giveUp() {},
}

/** The lock lasts until the transaction ends. Another copy that is sending is waited for, but not for long. */
async function isOurTurn(held: Database): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await held.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('salorge sends campaigns')) as taken`,
    )
    if (rows[0]?.taken) return true
    await setTimeout(100)
  }
  return false
}

interface Signals {
  /** No further message is begun. */
  ending: AbortSignal
  /** The one that is on its way is given up. */
  signal: AbortSignal
}

async function sendForAWhile(services: JobServices, held: Database, { ending, signal }: Signals): Promise<void> {
  const { database, config } = services
  const until = performance.now() + sliceMilliseconds
  const isOver = () => ending.aborted || performance.now() >= until
  const interval = 1_000 / config.bulkMailsPerSecond
  while (!isOver()) {
    const due = await takeDue(database, Math.min(50, config.bulkMailsPerSecond))
    if (due.length === 0) return
    for (const recipient of due) {
      if (isOver()) return
      const start = performance.now()
      const went = await sendToRecipient(services, held, recipient, signal)
      if (went === 'trouble') break
      if (went === 'tried') await pass(start + interval, ending)
    }
  }
}

/** Waits until that moment of `performance`, or until nothing more is begun. */
async function pass(until: number, ending: AbortSignal): Promise<void> {
  await setTimeout(Math.max(0, until - performance.now()), undefined, { signal: ending }).catch(() => {})
}

/** Whether somebody has asked for it already, for that moment or before. */
async function isAskedFor(held: Database, due: Date): Promise<boolean> {
  const { rows } = await held.execute(sql`
    select 1 from pgboss.job
    where name = ${sendCampaigns.name} and state in ('created', 'retry') and start_after <= greatest(${due}, clock_timestamp()) limit 1`)
  return rows.length > 0
}
