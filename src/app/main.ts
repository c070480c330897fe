import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createFirstAdministrator } from '../administrators/create-first-administrator.server.ts'
import { showSetupLink } from '../administrators/setup-link.server.ts'
import { attachmentMakers, linkStores } from './email-parts.server.ts'
import { brand, sellerIsExample } from '../brand.ts'
import { seedProducts } from '../catalog/seed-products.server.ts'
import { jobs } from './jobs.ts'
import { openShopLive } from './live-parts.server.ts'
import { openProviders, withProviders } from './providers.server.ts'
import { closeWorkerPool } from '../server/workers/run-in-worker.ts'
import { readConfig, siteAddressOf, type Config } from '../server/config.ts'
import { withLive, type LiveState } from '../server/live.ts'
import { createContentCache } from '../server/http/content-cache.ts'
import { awaitDatabase, connectDatabase, type Database } from '../server/database/database.ts'
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres.ts'
import { openBuiltFrontend, type Frontend } from './http/frontend.ts'
import { requireFollowers } from '../server/database/fact.ts'
import { createHttp } from './http/http.ts'
import { prepareJobs } from '../server/jobs/jobs.ts'
import { createLog, type Logger } from '../server/log.ts'
import { createMetrics } from '../server/metrics.ts'
import { dropPrivileges } from '../server/postgres/drop-privileges.ts'
import { alone, migrate } from '../server/database/migrate.ts'
import { findOpenRestore, restoreIsOpen } from '../server/backup/open-restore.ts'
import { runJobs } from '../server/jobs/run-jobs.ts'
import { seedOnce } from '../server/database/seed.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { unencryptedConnections } from '../server/unencrypted.ts'
import { seedShippingRates } from '../shipping/seed-shipping-rates.server.ts'
import { seedTeam } from '../team/seed-team.server.ts'
import { renderBroken, renderPage, screenAt, variantOf } from './pages/entry-server.tsx'
import './what-follows.server.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** What was opened, in the order of opening; closed the other way round. */
type Closers = (() => Promise<unknown>)[]

/** What else a shop is to hold before it opens, beside its first content. */
type PlantMore = (database: Database) => Promise<void>

/** The program from its first line to its last: opening by its environment, stopping by signals. */
export async function main(
  openFrontend: () => Promise<Frontend> = openBuilt,
  plantMore: PlantMore = async () => {},
): Promise<void> {
  // A small buffer that is kept keeps all 64 KB that it was cut from, unless they are fewer.
  Buffer.poolSize = 8_192
  const closers: Closers = []
  const stopping = new AbortController()
  let exitCode = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort())
  let drainSeconds = 0
  // Whatever doesn't answer any more, a stop comes to its end.
  stopping.signal.addEventListener('abort', () => setTimeout(() => process.exit(exitCode), (8 + drainSeconds) * 1_000))

  try {
    const { config, server, database, live } = await open(
      process.env,
      closers,
      stopping.signal,
      openFrontend,
      plantMore,
    )
    // In development the program may write more than the built one.
    if (openFrontend === openBuilt) await dropPrivileges(config, say)
    const address = addressOf(server, config)
    say(`${withLive(live.values(), () => brand.name)} is open at ${address}`)
    // A shop that is open goes on whatever becomes of this; the link is printed at the next start.
    await showSetupLink(database, address, say).catch(() =>
      say('The link to the set-up could not be made: start again.'),
    )
    drainSeconds = config.drainSeconds
    await once(stopping.signal, 'abort')
    await sleep(drainSeconds * 1_000)
  } catch (error) {
    if (!stopping.signal.aborted) {
      process.stderr.write(`${error instanceof StartupProblem ? error.message : (error as Error).stack}\n`)
      exitCode = 1
    }
    stopping.abort()
  }
  for (const close of closers.toReversed()) await close()
  process.exit(exitCode)
}

/** A shop with all that belongs to it: config, database, migrations, first content, jobs, listening. */
export async function open(
  environment: Record<string, string | undefined>,
  closers: Closers,
  stopping: AbortSignal,
  openFrontend: () => Promise<Frontend> = openBuilt,
  plantMore: PlantMore = async () => {},
): Promise<{ config: Config; server: Server; database: Database; live: LiveState }> {
  requireFollowers()
  const config = readConfig(environment)
  const log = createLog(config.logLevel)

  const url = config.databaseUrl ?? (await startDatabase(config, log, closers))
  stopping.throwIfAborted()
  const { database, pool, close } = connectDatabase(url, log, config.databaseSeconds)
  closers.push(close, closeWorkerPool)
  await awaitDatabase(pool, url)
  await alone(url, async () => {
    await migrate(url)
    await prepareJobs(url, jobs)
    await seedOnce(database, 'products', seedProducts)
    await seedOnce(database, 'team', seedTeam)
    await seedOnce(database, 'shipping-rates', seedShippingRates)
    await createFirstAdministrator(database, config.administrator, say)
    await plantMore(database)
  })
  stopping.throwIfAborted()

  if (await findOpenRestore(database)) say(restoreIsOpen)
  const metrics = createMetrics({ database, pool, dataFolder: config.dataFolder })
  const live = await openShopLive(database, config)
  if (config.publicUrl?.startsWith('https:') && withLive(live.values(), sellerIsExample))
    log.warn('the seller is an example: imprint, terms and invoices name nobody who exists')
  if (live.config().payments === 'closed') say(paymentsClosed)
  for (const { to, host, sentence } of unencryptedConnections(live.config())) log.warn({ to, host }, sentence)
  const providers = openProviders(live, database)
  closers.push(async () => providers.close())
  const services = { database, databaseUrl: url, live, log, metrics, stopping }
  const running = await runJobs(url, jobs, withProviders(providers, { ...services, attachmentMakers, linkStores }))
  // Jobs are stopped while the last requests are answered.
  stopping.addEventListener('abort', () => void running.close())
  closers.push(() => running.close())

  const content = createContentCache(url, log, live, config.databaseSeconds)
  closers.push(() => content.close())
  const frontend = await openFrontend()
  const http = createHttp(withProviders(providers, { ...services, content }), frontend)
  const server = await listen(http, frontend, config)
  closers.push(() => finishRequests(server))
  stopping.throwIfAborted()
  return { config, server, database, live }
}

const paymentsClosed =
  'Nobody can pay: strangers reach this shop, and without a key of Stripe (panel: Ustawienia, Płatności; or STRIPE_SECRET_KEY) paying is a demonstration; PAYMENTS=demo allows that.'

async function startDatabase(config: Config, log: Logger, closers: Closers): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataFolder: config.dataFolder, say })
  closers.push(() => postgres.stop())
  void postgres.exited.then((reason) => {
    log.fatal({ reason }, 'PostgreSQL ended and could not be brought back')
    process.exit(1)
  })
  return postgres.url
}

async function openBuilt(): Promise<Frontend> {
  const folder = fileURLToPath(new URL('../client', import.meta.url))
  return openBuiltFrontend(folder, { renderPage, renderBroken, screenAt, variantOf })
}

async function listen(http: ReturnType<typeof createHttp>, frontend: Frontend, config: Config): Promise<Server> {
  const { middleware } = frontend
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (request, response) => {
    const answerPages = () => http(request, response)
    if (middleware) middleware(request, response, answerPages)
    else answerPages()
  })
  // Bodies have a pace of their own (`server/http/request-body-pace.ts`), so this ends those that never come to the end of their headers.
  server.headersTimeout = 15_000
  server.requestTimeout = 45_000
  // Longer than the keep-alive time of a proxy, so that we never close a connection on which a request begins.
  server.keepAliveTimeout = 65_000
  server.listen(config.port, config.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new StartupProblem(cannotListen(config, error as NodeJS.ErrnoException))
  }
  return server
}

function cannotListen({ host, port }: Config, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken. Stop what uses it or set PORT to another number.`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a number above 1023.`
  return `Can't listen on ${host}, port ${port}: ${message}.`
}

function addressOf(server: Server, config: Config): string {
  const bound = server.address()
  const port = bound && typeof bound === 'object' ? bound.port : config.port
  return siteAddressOf({ ...config, port, host: config.host === '127.0.0.1' ? 'localhost' : config.host })
}

/** Stops accepting and lets running requests end, for five seconds at most. */
async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A browser keeps its connection for the next request; once the running one has ended there will be none.
  const hangUp = setInterval(() => server.closeIdleConnections(), 20)
  const deadline = setTimeout(() => server.closeAllConnections(), 5_000)
  await closed
  clearInterval(hangUp)
  clearTimeout(deadline)
}
