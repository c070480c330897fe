import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { buildWhenNeeded } from './build-when-needed.mjs'
import { contacts, measureCampaigns } from './bench/campaigns.ts'
import { compare, type Measured } from './bench/compare.ts'
import { contactsListed, measureContactLists } from './bench/contact-lists.ts'
import { firstLoadOf } from './bench/first-load.ts'
import { measureHardest } from './bench/hardest-requests.ts'
import { startHelper } from './bench/helper-process.ts'
import { largestScript } from './bench/largest-script.ts'
import type { LoadOrder, LoadResult } from './bench/load-generator.ts'
import { memoryOf } from './bench/memory.ts'
import { publicPathsOf } from './bench/public-paths.ts'
import { few, many, measureOrderLists } from './bench/order-lists.ts'
import { measureOrders, startOrderedShop } from './bench/orders.ts'
import { recordResponse, type RecordedResponse } from './bench/recorded-response.ts'
import { startShop } from './bench/running-shop.ts'
import { median } from './bench/statistics.ts'
import { listWhileSigningIn } from './bench/while-signing-in.ts'
import { projectFolder } from './project.ts'

// How fast and how heavy the built shop is, beside a bare server that repeats its answers. What the figures mean:
// docs/performance.md.
const isAsked = { type: 'boolean', default: false } as const
const { quick, lists, campaigns } = parseArgs({
  options: { quick: isAsked, lists: isAsked, campaigns: isAsked },
}).values
const pace = quick
  ? { rounds: 3, roundMilliseconds: 700, warmUpMilliseconds: 700 }
  : { rounds: 5, roundMilliseconds: 2_500, warmUpMilliseconds: 2_000 }
const starts = quick ? 3 : 7
const connections = 32
const customersAtOnce = 50
const timesOfEachList = quick ? 20 : 60
// What a browser sends, as far as it decides about the answer.
const headers = { Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br, zstd', 'Accept-Language': 'pl' }

const say = (line: string) => void process.stdout.write(`${line}\n`)
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0)

await buildWhenNeeded()
const folder = await mkdtemp(join(tmpdir(), 'salorge-bench-'))
// PostgreSQL's own user passes through it when this runs as root.
await chmod(folder, 0o711)
const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, maxRetries: 20 })]
try {
  if (!lists && !campaigns) await measureVisits()
  if (!campaigns) {
    await listOrders()
    await listContacts()
  }
  if (!lists) await startCampaigns()
} finally {
  for (const close of closers.toReversed()) await close()
}

async function measureVisits(): Promise<void> {
  await startAgain()
  const shop = await startShop(folder, { TRUST_PROXY: 'true' })
  closers.push(shop.stop)
  await weigh(`http://127.0.0.1:${shop.port}`)
  await race(shop.pid, shop.port)
  await signIn(`http://127.0.0.1:${shop.port}`)
  await takeOrders()
  await sendTheHardest()
  const memory = memoryOf(shop.pid)
  if (memory) {
    say(`\nMemory after this load: Node ${megabytes(memory.node)} MB, PostgreSQL ${megabytes(memory.postgres)} MB`)
  }
}

/** The first start makes the database; the later ones find it. */
async function startAgain(): Promise<void> {
  const times: number[] = []
  for (let start = 0; start <= starts; start += 1) {
    const { millisecondsToOpen, stop } = await startShop(folder)
    times.push(millisecondsToOpen)
    await stop()
  }
  const [first = 0, ...later] = times
  say(`First start: ${first.toFixed(0)} ms. Later starts, median of ${starts}: ${median(later).toFixed(0)} ms`)
}

async function weigh(origin: string): Promise<void> {
  const { module } = await runnerImport<typeof import('../src/app/screens.tsx')>(
    join(projectFolder, 'src/app/screens.tsx'),
  )
  say(`\n${'First load, in kB'.padEnd(34)}JavaScript gzip / brotli    CSS gzip / brotli`)
  for (const path of publicPathsOf(module.screens)) {
    const { scripts, styles } = await firstLoadOf(origin, path)
    const [js, css] = [scripts, styles].map(({ gzip, br }) => `${kilobytes(gzip)} / ${kilobytes(br)}`)
    say(`${path.padEnd(34)}${js?.padEnd(28)}${css}`)
  }
}

async function race(pid: number, port: number): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  const paths = ['/', '/store', '/api/store/products', await largestScript()]
  const answers = await Promise.all(paths.map((path) => recordResponse(origin, path, headers)))
  const bare = startHelper<RecordedResponse[], number>('bare-server.ts')
  const generator = startHelper<LoadOrder, LoadResult>('load-generator.ts')
  closers.push(bare.stop, generator.stop)
  const servers = { ours: { pid, port }, bare: { pid: bare.pid, port: await bare.ask(answers) } }
  say(`\n${connections} connections, median of ${pace.rounds} rounds`)
  say(row('', 'requests/s', 'p50 ms', 'p99 ms', 'µs of processor', 'ratio', 'of processor'))
  for (const path of paths) {
    const result = await compare(generator.ask, { path, headers, connections }, servers, pace)
    say(row(`${path} ours`, ...figuresOf(result.ours), result.ratio.toFixed(2), result.processorRatio.toFixed(2)))
    say(row(`${' '.repeat(path.length)} bare`, ...figuresOf(result.bare)))
    if (result.generatorLoad > 0.9)
      say(`  the load generator was busy ${(result.generatorLoad * 100).toFixed(0)} % of the time`)
  }
}

async function signIn(origin: string): Promise<void> {
  const { quiet, busy, signInsPerSecond } = await listWhileSigningIn(
    origin,
    customersAtOnce,
    4 * pace.roundMilliseconds,
  )
  say(
    `\nThe product list, while ${customersAtOnce} customers sign in at once (${signInsPerSecond.toFixed(0)} a second)`,
  )
  for (const [name, { p50, p99 }] of Object.entries({ 'left alone': quiet, 'signing in': busy })) {
    say(`${name.padEnd(16)}p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`)
  }
}

async function takeOrders(): Promise<void> {
  const shop = await startOrderedShop(folder)
  try {
    const ways = { rounds: pace.rounds, milliseconds: pace.roundMilliseconds }
    say('\nCheckout sessions, beside single rows through our own driver, median of the rounds')
    for (const { atOnce, orders, rows } of await measureOrders(shop, [1, connections], ways)) {
      const [ours, bare] = [orders, rows].map((rounds) => ({
        perSecond: median(rounds.map((round) => round.perSecond)),
        p99: median(rounds.map((round) => round.p99)),
      })) as [{ perSecond: number; p99: number }, { perSecond: number; p99: number }]
      const [told, compared] = [ours, bare].map(
        ({ perSecond, p99 }) => `${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(1)} ms`,
      )
      const ratio = (ours.perSecond / bare.perSecond).toFixed(2)
      say(`${`${atOnce} at once`.padEnd(16)}orders ${told}; rows ${compared}; ratio ${ratio}`)
    }
    const { p50, p99, statuses } = await shop.order(1_000, 'once')
    const answers = Object.entries(statuses).map(([status, count]) => `${count} with ${status}`)
    say(`1,000 at once   p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; answered: ${answers.join(', ')}`)
  } finally {
    await shop.stop()
  }
}

async function sendTheHardest(): Promise<void> {
  const held = await measureHardest(folder, quick ? 17 : 1)
  say(`\nHow long the event loop was held by the ${held.length} requests that are hardest to read; aim: 50 ms at most`)
  for (const { name, milliseconds } of held.slice(0, 5)) {
    say(`${milliseconds.toFixed(0).padStart(4)} ms  ${verdict(milliseconds <= 50).padEnd(8)}${name}`)
  }
}

async function listOrders(): Promise<void> {
  const measured = await measureOrderLists(folder, timesOfEachList)
  formatLists(`${many} orders`, measured.lists)
  const { summary, exported } = measured
  say(`${'the figures'.padEnd(34)}p50 ${summary.p50.toFixed(1)} ms, p95 ${summary.p95.toFixed(1)} ms`)
  say(`${'all as CSV'.padEnd(34)}${exported.seconds.toFixed(1)} s, ${megabytes(exported.bytes)} MB`)
  say(`\nThe rows of a page, over ${few} and over ${many} orders; aim: at most twice as much reading`)
  for (const { name, few: before, many: after } of measured.rows) {
    const isTwiceAtMost = after.buffers <= 2 * before.buffers
    const figures = [
      `pages read ${before.buffers} and ${after.buffers}`,
      `planner's cost ${before.cost.toFixed(1)} and ${after.cost.toFixed(1)}`,
      `${before.milliseconds.toFixed(2)} and ${after.milliseconds.toFixed(2)} ms`,
    ]
    say(
      `${name.padEnd(34)}${figures.join('; ').padEnd(84)}${before.orders < after.orders ? 'fewer rows before' : verdict(isTwiceAtMost)}`,
    )
  }
}

async function listContacts(): Promise<void> {
  const { lists: measured, exported } = await measureContactLists(folder, timesOfEachList)
  formatLists(`${contactsListed} contacts`, measured)
  say(`${'all as CSV'.padEnd(34)}${exported.seconds.toFixed(1)} s, ${megabytes(exported.bytes)} MB`)
}

function verdict(isGood: boolean): string {
  return isGood ? 'good' : 'MISSED'
}

function formatLists(what: string, measured: { name: string; p50: number; p95: number; scans: string[] }[]): void {
  say(
    `\nThe panel's list over ${what}, ${timesOfEachList} times each over HTTP; aim: p95 below 100 ms, no Seq Scan of them`,
  )
  for (const { name, p50, p95, scans } of measured) {
    const isGood = p95 < 100 && !scans.some((scan) => /^Seq Scan (orders|marketing_contacts)$/.test(scan))
    const figures = `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
    say(`${name.padEnd(34)}${figures.padEnd(32)}${verdict(isGood).padEnd(8)}${scans.join(', ')}`)
  }
}

async function startCampaigns(): Promise<void> {
  const { seconds, ...answers } = await measureCampaigns(folder, quick ? 1 : 5)
  const all = seconds.map((one) => one.toFixed(1)).join(', ')
  say(`\nA campaign to ${contacts} contacts, from the button to its answer: ${all} s; aim: below 10 s`)
  const names = { quiet: 'left alone', starting: 'while it is started', sending: 'while it is sent' }
  for (const [key, name] of Object.entries(names) as [keyof typeof answers, string][]) {
    const { p50, p99 } = answers[key]
    say(`${`/store, ${name}`.padEnd(34)}p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  }
}

function figuresOf({ requestsPerSecond, p50, p99, microsecondsPerRequest }: Measured): string[] {
  return [requestsPerSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), microsecondsPerRequest.toFixed(1)]
}

function row(name: string, ...figures: string[]): string {
  return name.padEnd(34) + figures.map((figure) => figure.padStart(16)).join('')
}
