// oxlint-disable no-await-in-loop -- one after the other, in the order of their numbers
import { setTimeout as sleep } from 'node:timers/promises'
import { and, asc, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Job, JobServices } from '../../../server/jobs/jobs.ts'
import { orders } from '../../orders/orders.table.ts'
import { invoices } from '../invoices.table.ts'
import { bringForward } from './bring-ksef-document.server.ts'
import { dueOf } from './due.ts'
import { handOver } from './hand-over.server.ts'
import { isToBeMailed } from './mail-document.server.ts'
import { ksefDocuments } from './ksef-documents.table.ts'
import { closeIdleSession, openKsefLine, type KsefServices } from './ksef-line.server.ts'
import { bringKsefDocumentName } from './settle-ksef-document.server.ts'

/** How often a document is looked at in one go, and how long is waited between: the system mostly takes seconds. */
const looks = 4
const pauseMilliseconds = 2_000
/** The schedule goes on with the rest. */
const most = 100
/** How long a buyer waits for a number before they get the document without it. */
const patienceMinutes = 60

const servicesOf = (services: JobServices): KsefServices => ({
  database: services.database,
  log: services.log,
  line: openKsefLine(services.config),
  now: () => new Date(),
})

/** Brings one document into KSeF soon after it was issued. What isn't settled then, the schedule goes on with. */
export const bringKsefDocument: Job<{ invoice: number }> = {
  name: bringKsefDocumentName,
  retries: { max: 3, firstPauseSeconds: 30, longestPauseSeconds: 300 },
  async perform(services, { invoice }, signal) {
    const own = servicesOf(services)
    for (let look = 1; look <= looks && !signal.aborted; look += 1) {
      if ((await bringForward(own, invoice)) !== 'again') return
      await sleep(pauseMilliseconds)
    }
  },
}

/** Goes on with every document that isn't in KSeF yet, however it was left. */
export const followKsefDocuments: Job = {
  name: 'follow-ksef-documents',
  schedule: '* * * * *',
  atStart: true,
  retries: { max: 0, firstPauseSeconds: 60, longestPauseSeconds: 60 },
  perform: (services, _facts, signal) => followDocuments(servicesOf(services), signal),
}

const { state, lookedAt, createdAt, upo, session } = ksefDocuments
/** Less often the longer it takes; what was just issued has its own job. */
const isDue = sql`coalesce(${lookedAt}, ${createdAt}) < now() - least(greatest((now() - ${createdAt}) / 20, interval '30 seconds'), interval '10 minutes')`
const isOnItsWay = or(eq(state, 'waiting'), eq(state, 'sent'))
const lacksReceipt = and(
  eq(state, 'accepted'),
  isNull(upo),
  isNotNull(session),
  sql`${createdAt} > now() - interval '7 days'`,
)

export async function followDocuments(services: KsefServices, signal?: AbortSignal): Promise<void> {
  const { database, line } = services
  const due = await database
    .select({ id: ksefDocuments.invoiceId })
    .from(ksefDocuments)
    .where(and(or(isOnItsWay, lacksReceipt), isDue))
    .orderBy(asc(ksefDocuments.invoiceId))
    .limit(most)
  for (const { id } of due) {
    if (signal?.aborted) return
    // One that can't be dealt with keeps no other from going on.
    const step = await bringForward(services, id).catch((error: unknown) => {
      services.log.error({ err: error, invoice: id }, 'a document could not be brought into KSeF')
      return 'again' as const
    })
    if (step === 'rest') break
  }
  await handOverLate(services)
  await keepDueDays(services)
  if (line) await closeIdleSession(line)
}

/** What has had no number for long goes to its buyer without one, if they get it by letter. */
async function handOverLate(services: KsefServices): Promise<void> {
  const { database, line } = services
  if (!line?.account.offline) return
  const late = await database
    .select({ id: ksefDocuments.invoiceId })
    .from(ksefDocuments)
    .innerJoin(invoices, eq(invoices.id, ksefDocuments.invoiceId))
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(
      and(
        isOnItsWay,
        isToBeMailed,
        isNull(ksefDocuments.handedOverAt),
        isNull(ksefDocuments.toldAt),
        sql`${createdAt} < now() - make_interval(mins => ${patienceMinutes}::integer)`,
      ),
    )
    .orderBy(asc(ksefDocuments.invoiceId))
    .limit(most)
  for (const { id } of late) await handOver(services, id)
}

/** Due days as the outages that were announced set them. They are asked for only while something waits. */
async function keepDueDays({ database, line, now }: KsefServices): Promise<void> {
  const open = await readWithDay(database)
  if (open.length === 0) return
  const isLate = open.some(({ issueDay }) => issueDay < dayInPoland(now()))
  const isOffline = open.some(({ handedOverAt }) => handedOverAt !== null)
  if (!isLate && !isOffline) return
  const answer = await line?.ksef.readOutages()
  if (answer?.is !== 'done') return
  for (const { id, issueDay, handedOverAt } of open) {
    if (handedOverAt === null && issueDay >= dayInPoland(now())) continue
    await database
      .update(ksefDocuments)
      .set(dueOf(issueDay, answer.value))
      .where(and(eq(ksefDocuments.invoiceId, id), ne(state, 'accepted')))
  }
}

async function readWithDay(database: Database) {
  const rows = await database
    .select({
      id: ksefDocuments.invoiceId,
      issueDay: ksefDocuments.issueDay,
      handedOverAt: ksefDocuments.handedOverAt,
    })
    .from(ksefDocuments)
    .where(and(ne(state, 'accepted'), isNotNull(ksefDocuments.issueDay)))
  return rows.flatMap(({ issueDay, ...row }) => (issueDay === null ? [] : [{ ...row, issueDay }]))
}
