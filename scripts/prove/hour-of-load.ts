// oxlint-disable eslint/no-await-in-loop -- each goes on with one thing after the other
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { FakeShipx } from '../../tests/support/fake-shipx.ts'
import { seen } from '../../tests/support/seen.ts'
import { memoryOf, type Memory } from '../bench/memory.ts'
import { startShop } from '../bench/running-shop.ts'
import { percentile } from '../bench/statistics.ts'
import { buildWhenNeeded } from '../build-when-needed.mjs'
import { Office } from './busy-shop/office.ts'
import { Traffic } from './busy-shop/person.ts'
import { Visitors } from './busy-shop/visitors.ts'
import { fillFolder } from './fill-folder.ts'
import { slopeOf } from './slope.ts'

// A busy shop for so many minutes at so many requests a second, and what it takes of memory meanwhile. It fails when
// an answer is a mistake, when more memory is taken than is promised, or when it grows without end.
const [minutes = 60, perSecond = 80] = process.argv.slice(2).map(Number)
const mostMegabytes = 250
const mostGrowthInHour = 20
const password = 'simoussi-1972'

const say = (line: string) => void process.stdout.write(`${line}\n`)
const megabytes = (bytes: number) => bytes / 1_000_000

interface Sample {
  minute: number
  node: number
  postgres: number
  /** The longest that the event loop was held since the sample before, in milliseconds. */
  held: number
}

await buildWhenNeeded()
const folder = await mkdtemp(join(tmpdir(), 'salorge-hour-'))
// PostgreSQL's own user passes through it when this runs as root.
await chmod(folder, 0o711)
const shipx = await FakeShipx.open()
Object.assign(shipx, { thinks: 500, latency: 100 })
await fillFolder(join(folder, 'data'))
// It may run beside other proofs, so its database has more time than usual before it counts as silent.
const settings = { TRUST_PROXY: 'true', LOG_LEVEL: 'warn', DATABASE_SECONDS: '30', ...shipx.variables }
const shop = await startShop(folder, settings)
try {
  process.exitCode = (await beBusy()) ? 0 : 1
} finally {
  await shop.stop()
  await shipx.close()
  await rm(folder, { recursive: true, maxRetries: 20 })
}

async function beBusy(): Promise<boolean> {
  say(`The shop is process ${shop.pid} at port ${shop.port}.`)
  const traffic = new Traffic(`http://127.0.0.1:${shop.port}`, perSecond)
  const visitors = new Visitors(traffic)
  const office = new Office(traffic, password)
  await visitors.learnPages()
  await office.prepare()
  const samples: Sample[] = []
  const start = performance.now()
  const minute = () => (performance.now() - start) / 60_000
  const isOver = () => minute() >= minutes
  /** Again and again, with a pause between; whoever was refused something begins anew. */
  const again = async (deed: () => Promise<void>, pause = 0) => {
    while (!isOver()) {
      await deed().catch((error: Error) => traffic.failed.push(error.message))
      for (const until = performance.now() + pause; performance.now() < until && !isOver();) await setTimeout(500)
    }
  }
  const people = [
    ...Array.from({ length: 8 }, () => again(visitors.look)),
    ...Array.from({ length: 2 }, () => again(visitors.buy, 2_000)),
    again(visitors.buyWithAccount, 2_000),
    again(office.look, 5_000),
    again(office.takeFile, 20_000),
    again(office.pack, 30_000),
    again(office.backUp, 300_000),
    again(office.writeToMany, 600_000),
  ]
  const sampling = (async () => {
    while (!isOver()) {
      await setTimeout(10_000)
      const { node = 0, postgres = 0 } = memoryOf(shop.pid) ?? {}
      const held = await longestDelay(traffic.origin)
      samples.push({ minute: minute(), node, postgres, held })
      const failed = new Set(traffic.failed)
      say(
        `${minute().toFixed(1)} min: Node ${megabytes(node).toFixed(0)} MB, PostgreSQL ${megabytes(postgres).toFixed(0)} MB, held ${held.toFixed(0)} ms, ${traffic.requests} requests, ${traffic.failed.length} failed ${[...failed].slice(-1)}`,
      )
    }
  })()
  await Promise.all([...people, sampling])
  // Nobody asks any more: threads and connections without work go.
  await setTimeout(100_000)
  const afterwards = memoryOf(shop.pid)
  return tell(traffic, samples, afterwards, { ...visitors.done, ...office.done })
}

function tell(
  traffic: Traffic,
  samples: Sample[],
  afterwards: Memory | undefined,
  done: Record<string, number>,
): boolean {
  for (const [what, taken] of [...traffic.taken].toSorted(([one], [other]) => one.localeCompare(other))) {
    const [p50, p99] = [percentile(taken, 0.5), percentile(taken, 0.99)]
    say(`${what.padEnd(40)}${String(taken.length).padStart(8)}  p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  }
  for (const failed of new Set(traffic.failed)) say(`failed: ${failed}`)
  const later = samples.filter(({ minute }) => minute >= minutes / 2)
  const taken = later.map(({ minute, node, postgres }) => [minute / 60, megabytes(node + postgres)] as const)
  const growth = slopeOf(taken)
  const most = Math.max(...samples.map(({ node, postgres }) => megabytes(node + postgres)))
  const middle = percentile(
    later.map(({ node, postgres }) => megabytes(node + postgres)),
    0.5,
  )
  const after = megabytes((afterwards?.node ?? 0) + (afterwards?.postgres ?? 0))
  const held = samples.map((sample) => sample.held)
  const all = [...traffic.taken.values()].flat()
  const counts = Object.entries(done).map(([what, count]) => `${count} ${what}`)
  seen(
    `${minutes} min at ${(traffic.requests / minutes / 60).toFixed(0)} requests a second: ${traffic.requests} requests, ${traffic.failed.length} failed; p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(0)} ms; ${counts.join(', ')}`,
  )
  seen(
    `memory with the database: under load in the middle ${middle.toFixed(0)} MB, at most ${most.toFixed(0)} MB; afterwards ${after.toFixed(0)} MB (Node ${megabytes(afterwards?.node ?? 0).toFixed(0)}); over the last half it grew by ${growth.toFixed(1)} MB an hour`,
  )
  seen(
    `the loop was held for ${Math.max(...held).toFixed(0)} ms at most; for over 50 ms in ${held.filter((one) => one > 50).length} of ${held.length} spans of ten seconds`,
  )
  return traffic.failed.length === 0 && after <= mostMegabytes && growth <= mostGrowthInHour
}

async function longestDelay(origin: string): Promise<number> {
  const metrics = await (await fetch(`${origin}/metrics`)).text()
  return 1_000 * Number(/^salorge_event_loop_delay_seconds\{quantile="1"\} (\S+)/m.exec(metrics)?.[1])
}
