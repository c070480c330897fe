import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database.ts'
import { enqueue, type Job, type JobServices } from '../../server/jobs/jobs.ts'
import { findOpenRestore } from '../../server/backup/open-restore.ts'
import { codeOf } from '../../mail/mailer.server.ts'
import { describeRefusal } from '../../mail/refusal.server.ts'
import { retryWhileDatabaseAway } from '../../server/jobs/retry-while-database-away.ts'
import { unsubscribePlaceholder } from '../offer/write-offer.server.ts'
import { lookAgain, nextDue, takeDue, type DueRecipient } from './due-recipients.server.ts'
import { campaigns } from './campaigns.table.ts'
import { forgetBounce, recordOutcome, recordRefusal } from './record-outcome.server.ts'

/** How long one copy sends before the next one may. */
const sliceMilliseconds = 4_000

/**
 * Sends the open campaigns, one message at a time across all copies of the program, so that a crash repeats one message
 * at most. See docs/decisions/0021.
 */
export const sendCampaigns: Job = {
  name: 'send-campaigns',
  // A copy of the program may die before it enqueues the next run.
  schedule: '* * * * *',
  atStart: true,
  retries: { max: 3, firstPauseSeconds: 2, longestPauseSeconds: 10 },

  async perform(services, _, signal) {
    // It runs each minute, so it goes on once the restored data is confirmed.
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

  // The next run goes on.
  async giveUp() {},
}

/** The lock lasts until the transaction ends. It waits a second for another copy that is sending. */
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
  /** Starts no further message. */
  ending: AbortSignal
  /** Gives up the message that is being sent. */
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

/** Waits until that moment of `performance`, or until sending ends. */
async function pass(until: number, ending: AbortSignal): Promise<void> {
  await setTimeout(Math.max(0, until - performance.now()), undefined, { signal: ending }).catch(() => {})
}

/** Whether a run is already enqueued for that moment or before. */
async function isAskedFor(held: Database, due: Date): Promise<boolean> {
  const { rows } = await held.execute(sql`
    select 1 from pgboss.job
    where name = ${sendCampaigns.name} and state in ('created', 'retry') and start_after <= greatest(${due}, clock_timestamp()) limit 1`)
  return rows.length > 0
}

/** A mail server that takes longer takes no message at all. */
const timeout = 60_000

/**
 * Sends a campaign's message to one recipient if it is still due, and records the result.
 * @returns whether a mail server was asked; `trouble` if asking again now would be useless
 */
async function sendToRecipient(
  { database, bulkMailer, log }: JobServices,
  held: Database,
  recipient: DueRecipient,
  signal: AbortSignal,
): Promise<'tried' | 'left' | 'trouble'> {
  const { id, campaignId, address, unsubscribePath } = recipient
  // Uses the connection that holds the lock: if it is lost, no more messages are sent.
  const last = await lookAgain(held, id)
  if (!last) return 'left'
  if (last.reason) {
    await recordOutcome(database, recipient, { state: 'skipped', reason: last.reason, wasTried: false })
    return 'left'
  }
  // The address has changed since, so the link to unsubscribe belongs to another address.
  if (last.address !== address || !unsubscribePath) return 'left'
  const message = await readMessage(database, campaignId, unsubscribePath)
  try {
    await bulkMailer.send(
      { ...message, id, recipient: address, unsubscribePath },
      AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    )
  } catch (error) {
    // The program is stopping, and the outcome is unknown.
    if (signal.aborted) return 'trouble'
    log.info({ campaign: campaignId, recipient: id }, `a campaign's message was not taken (${codeOf(error)})`)
    return retryWhileDatabaseAway(() => recordRefusal(database, log, recipient, describeRefusal(error)))
  }
  await retryWhileDatabaseAway(() => recordOutcome(database, recipient, { state: 'sent', wasTried: true }))
  if (last.hasBounced) await retryWhileDatabaseAway(() => forgetBounce(database, id))
  return 'tried'
}

async function readMessage(database: Database, campaignId: number, unsubscribePath: string) {
  const [message] = await database
    .select({ subject: campaigns.subject, html: campaigns.html, plain: campaigns.plain })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
  const { subject, html, plain } = message as { subject: string; html: string; plain: string }
  const withWayOut = (text: string) => text.replaceAll(unsubscribePlaceholder, unsubscribePath)
  return { subject, html: withWayOut(html), plain: withWayOut(plain) }
}
