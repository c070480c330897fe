import { X509Certificate } from 'node:crypto'
import { connect } from 'node:tls'
import { inArray, lt, notInArray, sql } from 'drizzle-orm'
import { mailServerProblem } from '../mail/send-test-mail.server.ts'
import { stripeKeyProblem } from '../sales/payments/stripe/stripe-account.server.ts'
import { readDoubt, trustClock } from '../server/clock/watch-clock.ts'
import type { Config } from '../server/config.ts'
import type { Database } from '../server/database/database.ts'
import type { Job, JobServices } from '../server/jobs/jobs.ts'
import { readCarrierAccount } from '../shipping/carrier/carrier-account.server.ts'
import type { Probes } from './facts.ts'
import { readChecks, readFigures, readFreeBytes } from './read-status.server.ts'
import type { Check } from './status.ts'
import { statusDays, statusProblems, statusProbes } from './status.table.ts'

const patience = 5_000

/** Each hour: asks those outside how they are, notes how much there is, and since when what is wrong. */
export const lookAround: Job = {
  name: 'look-around',
  schedule: '7 * * * *',
  atStart: true,
  retries: { max: 1, firstPauseSeconds: 60, longestPauseSeconds: 60 },
  async perform(services) {
    const { database, config } = services
    await noteProbes(database, await probe(config))
    await askWhatTimeItIs(services)
    await noteSizes(database, config.dataFolder)
    await noteProblems(database, await readChecks(services))
  },
}

async function probe(config: Config): Promise<Probes> {
  const [certificate, stripe, mail, carrier] = await Promise.all([
    config.publicUrl?.startsWith('https:') ? readCertificate(new URL(config.publicUrl)) : undefined,
    config.stripe && stripeKeyProblem(config.stripe).then((problem) => ({ problem: problem ?? null })),
    config.mail.smtpUrl === undefined
      ? undefined
      : mailServerProblem(config).then((problem) => ({ problem: problem ?? null })),
    readCarrierAccount(config).then((found) => found && { problem: 'problem' in found ? found.problem : null }),
  ])
  return {
    ...(certificate && { certificate }),
    ...(stripe && { stripe }),
    ...(mail && { mail }),
    ...(carrier && { carrier }),
  }
}

/** The certificate that visitors get, as this machine sees it. Where the machine can't reach its own address, that is said. */
export function readCertificate(
  { hostname, port }: URL,
  trusted?: string,
): Promise<NonNullable<Probes['certificate']>> {
  const host = hostname.replaceAll(/[[\]]/g, '')
  const { promise, resolve } = Promise.withResolvers<NonNullable<Probes['certificate']>>()
  const isName = !/^[\d.]+$|:/.test(host)
  // What is wrong with it is to be read, too, so it isn't refused here; nothing is sent.
  const socket = connect({
    host,
    port: Number(port || 443),
    rejectUnauthorized: false,
    ...(isName && { servername: host }),
    ...(trusted && { ca: trusted }),
  })
  const end = (validTo: string | null, problem: string | null) => {
    socket.destroy()
    resolve({ host, validTo, problem })
  }
  socket.setTimeout(patience, () => end(null, 'ETIMEDOUT'))
  // A server that says a byte now and then isn't silent.
  const deadline = setTimeout(() => end(null, 'ETIMEDOUT'), patience)
  socket.once('error', (error: NodeJS.ErrnoException) => end(null, error.code ?? 'unknown'))
  socket.once('secureConnect', () => {
    const certificate = new X509Certificate(socket.getPeerCertificate().raw)
    const fits = isName ? certificate.checkHost(host) : certificate.checkIP(host)
    // Node gives the code, though its types say an error.
    const refused = socket.authorized ? null : String(socket.authorizationError ?? 'UNTRUSTED')
    end(certificate.validToDate.toISOString(), refused ?? (fits ? null : 'ERR_TLS_CERT_ALTNAME_INVALID'))
  })
  return promise.finally(() => clearTimeout(deadline))
}

async function noteProbes(database: Database, probes: Probes): Promise<void> {
  await database.transaction(async (transaction) => {
    const names = Object.keys(probes)
    await transaction.delete(statusProbes).where(names.length > 0 ? notInArray(statusProbes.name, names) : undefined)
    for (const [name, found] of Object.entries(probes)) {
      const row = { lookedAt: sql`now()`, found }
      await transaction
        .insert(statusProbes)
        .values({ name, ...row })
        .onConflictDoUpdate({ target: statusProbes.name, set: row })
    }
  })
}

/** A machine that was off for long finds its clock doubted. Where the payment provider says the same time, it is right. */
async function askWhatTimeItIs({ database, config, log }: JobServices): Promise<void> {
  if (!config.stripe || !(await readDoubt(database))) return
  const address = config.stripe.apiUrl ?? 'https://api.stripe.com'
  // Only over an encrypted line is it the provider who says so.
  if (!address.startsWith('https:')) return
  const answer = await fetch(address, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  const theirs = Date.parse(answer?.headers.get('Date') ?? '')
  const { rows } = await database.execute<{ now: string }>(sql`select to_json(clock_timestamp()) #>> '{}' as now`)
  if (!(Math.abs(theirs - Date.parse(rows[0]?.now ?? '')) < 120_000)) return
  await trustClock(database)
  log.warn('the clock was doubted; the payment provider says the same time, so it is right')
}

const daysKept = sql`current_date - 30`

async function noteSizes(database: Database, dataFolder: string): Promise<void> {
  const { databaseBytes } = await readFigures(database)
  const sizes = { databaseBytes, freeBytes: await readFreeBytes(dataFolder).catch(() => null) }
  await database
    .insert(statusDays)
    .values({ day: sql`current_date`, ...sizes })
    .onConflictDoUpdate({ target: statusDays.day, set: sizes })
  await database.delete(statusDays).where(lt(statusDays.day, daysKept))
}

/** What is wrong keeps the moment at which it was found first, also when it gets worse. */
export async function noteProblems(database: Database, checks: Check[]): Promise<void> {
  const wrong = checks.flatMap(({ name, state }) => (state === 'good' ? [] : [{ name, state }]))
  await database.transaction(async (transaction) => {
    const names = new Set(wrong.map(({ name }) => name))
    const known = await transaction.select({ name: statusProblems.name }).from(statusProblems).for('update')
    const over = known.map(({ name }) => name).filter((name) => !names.has(name))
    if (over.length > 0) await transaction.delete(statusProblems).where(inArray(statusProblems.name, over))
    for (const problem of wrong) {
      const set = { state: problem.state }
      await transaction.insert(statusProblems).values(problem).onConflictDoUpdate({ target: statusProblems.name, set })
    }
  })
}
