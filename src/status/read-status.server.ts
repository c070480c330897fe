import { statfs } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { isMailTried } from '../mail/mail-taken.server.ts'
import { readClock } from '../privacy/answer-clearing.server.ts'
import { paymentMode } from '../sales/payments/stripe/stripe-account.server.ts'
import { isWebhookSeen } from '../sales/payments/stripe/webhook-seen.server.ts'
import { findOpenRestore } from '../server/backup/open-restore.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import { deadLetterQueue } from '../server/jobs/jobs.ts'
import type { Metrics } from '../server/metrics.ts'
import { readMilestones } from '../server/milestones.ts'
import { restoreTrouble } from '../backups/read-backups.server.ts'
import { isBeingRestored } from '../backups/restore-from-panel.server.ts'
import { openBucket } from '../backups/bucket/open-bucket.server.ts'
import { unencryptedConnections, type UnencryptedConnection } from '../server/unencrypted.ts'
import { readStoredParts } from '../settings/read-settings.server.ts'
import { checksOf } from './checks.ts'
import type { Figures, Probes, ShopFacts } from './facts.ts'
import type { Check } from './status.ts'
import { statusProblems, statusProbes } from './status.table.ts'

interface Sources {
  database: Database
  config: Config
  metrics: Pick<Metrics, 'longestDelays'>
}

/** No look takes longer; what comes later counts as not found out. */
const patience = 1_000

/** Every line of the page. All are looked at side by side, and nobody outside is asked: a job has done that. */
export async function readChecks(sources: Sources): Promise<Check[]> {
  const [facts, known] = await Promise.all([
    readFacts(sources),
    soon(sources.database.select().from(statusProblems)).then((rows) => rows ?? []),
  ])
  const since = new Map(known.map((problem) => [problem.name, problem.since.toISOString()]))
  return checksOf(facts).map((one) => ({ ...one, since: one.state === 'good' ? null : (since.get(one.name) ?? null) }))
}

async function readFacts({ database, config, metrics }: Sources): Promise<ShopFacts> {
  const [figures, milestones, probes, clock, openRestore, isReplaced, freeBytes, stored] = await Promise.all([
    soon(readFigures(database)),
    soon(readMilestones(database)),
    soon(readProbes(database)),
    soon(readClock(database)),
    soon(findOpenRestore(database).then((open) => open !== undefined)),
    soon(isBeingRestored(database)),
    soon(readFreeBytes(config.dataFolder)),
    soon(readStoredParts(database)),
  ])
  const isTried = milestones && stored && isMailTried(milestones, config.mail, stored.mail.savedAt)
  return {
    figures,
    milestones,
    probes,
    clock,
    isRestoreOpen: openRestore,
    restoreTrouble: milestones && isReplaced === false ? restoreTrouble(milestones) : undefined,
    freeBytes,
    mail:
      config.mail.smtpUrl === undefined ? 'outbox' : isTried === undefined ? undefined : isTried ? 'tried' : 'untried',
    payments: paymentMode(config),
    hasCarrier: config.carrier !== undefined,
    isWebhookSeen: milestones !== undefined && isWebhookSeen(milestones, config.stripe?.webhookSecret),
    isHttps: config.publicUrl?.startsWith('https:') === true,
    hasBucket: openBucket(config) !== undefined,
    unencrypted: unencryptedConnections(config).map(({ to, host }) => `${talkedTo[to]}: ${host} bez szyfrowania.`),
    longestDelays: metrics.longestDelays(),
    processNow: new Date(),
  }
}

const talkedTo: Record<UnencryptedConnection['to'], string> = {
  database: 'Baza danych',
  payments: 'Płatności',
  carrier: 'Dane zamawiających można podejrzeć po drodze do przewoźnika: SHIPX_API_URL powinien zaczynać się od https.',
  ksef: 'Logowanie do KSeF',
  backups: 'Kopie zapasowe',
  mail: 'Poczta',
}

async function soon<Value>(value: Promise<Value>): Promise<Value | undefined> {
  const ending = new AbortController()
  const tooLate = setTimeout(patience, undefined, { signal: ending.signal }).catch(() => undefined)
  try {
    return await Promise.race([value.catch(() => undefined), tooLate])
  } finally {
    ending.abort()
  }
}

export async function readFreeBytes(dataFolder: string): Promise<number> {
  const disk = await statfs(dataFolder)
  return disk.bavail * disk.bsize
}

async function readProbes(database: Database): Promise<Probes> {
  const rows = await database.select().from(statusProbes)
  return Object.fromEntries(rows.map(({ name, found }) => [name, found]))
}

export async function readFigures(database: Database): Promise<Figures> {
  const { rows } = await database.execute<
    Record<keyof Figures, string | null> & Record<'givenUpJobs' | 'failingJobs', string[]> & { ksef: Figures['ksef'] }
  >(figures)
  const [row] = rows
  if (!row) throw new Error('the database gave no figures')
  const count = (name: keyof Figures) => Number(row[name] ?? 0)
  return {
    now: new Date(row.now ?? 0),
    databaseBytes: count('databaseBytes'),
    connections: count('connections'),
    maxConnections: count('maxConnections'),
    oldestWaitingSeconds: count('oldestWaitingSeconds'),
    failedMails: count('failedMails'),
    givenUpJobs: row.givenUpJobs.map((name) => name.replace(deadLetterQueue(''), '')),
    failingJobs: row.failingJobs,
    unsettledPayments: count('unsettledPayments'),
    flaggedOrders: count('flaggedOrders'),
    ksef: row.ksef,
    changedAt: row.changedAt === null ? null : new Date(row.changedAt),
    bytesPerDay: row.bytesPerDay === null ? null : Number(row.bytesPerDay),
  }
}

const names = (which: ReturnType<typeof sql>) =>
  sql`array(select distinct name from pgboss.job where name not like '\\_\\_%' and ${which} order by name)`

const figures = sql`
  select to_json(clock_timestamp()) #>> '{}' as now,
    pg_database_size(current_database()) as "databaseBytes",
    (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections,
    current_setting('max_connections') as "maxConnections",
    (select extract(epoch from now() - min(created_at)) from mails where state = 'waiting') as "oldestWaitingSeconds",
    (select count(*) from mails where state = 'failed' and coalesce(last_attempt_at, created_at) > now() - interval '1 day') as "failedMails",
    ${names(sql`name like '%.given-up' and state in ('created', 'retry') and created_on > now() - interval '1 day'`)} as "givenUpJobs",
    ${names(sql`name not like '%.given-up' and state = 'retry' and retry_count > 3`)} as "failingJobs",
    (select count(*) from payments where state in ('open', 'processing') and expires_at < now() - interval '1 day') as "unsettledPayments",
    (select count(*) from orders where needs_attention is not null) as "flaggedOrders",
    (select case when count(*) > 0 then json_build_object(
        'refused', count(*) filter (where state = 'refused'),
        'late', count(*) filter (where state in ('waiting', 'sent') and created_at < now() - interval '1 hour'),
        'due', count(*) filter (where due_on <= (now() at time zone 'Europe/Warsaw')::date),
        'dueOn', min(due_on),
        'isNotAdmitted', coalesce(bool_or(problem = 'not_admitted'), false)) end
      from ksef_documents where state <> 'accepted') as ksef,
    -- Each change of an order is an event; the latest of both are found by their numbers, however many there are.
    greatest((select to_json(created_at) #>> '{}' from order_events order by id desc limit 1),
      (select to_json(created_at) #>> '{}' from audit_entries order by id desc limit 1)) as "changedAt",
    (select (max(database_bytes) - min(database_bytes)) / nullif(max(day) - min(day), 0)
      from status_days where day > current_date - 14) as "bytesPerDay"`
