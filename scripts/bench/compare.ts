import type { LoadOrder, LoadResult } from './load-generator.ts'
import { processorTimeOf } from './processor-time.ts'
import { median } from './statistics.ts'

type Load = (order: LoadOrder) => Promise<LoadResult>

interface Server {
  pid: number
  port: number
}

const figures = ['requestsPerSecond', 'p50', 'p99', 'microsecondsPerRequest'] as const
export type Measured = Record<(typeof figures)[number], number>

interface Comparison {
  ours: Measured
  bare: Measured
  /** Our requests per second for each one of the bare server, in the same round. */
  ratio: number
  /** The same of requests in the same processor time: it holds when others work on the machine, too. */
  processorRatio: number
  /** The busiest that the load generator was. */
  generatorLoad: number
}

interface Pace {
  rounds: number
  roundMilliseconds: number
  warmUpMilliseconds: number
}

/** Loads both servers in turn, so that whatever else happens on the machine happens to both. */
export async function compare(
  load: Load,
  order: Omit<LoadOrder, 'port' | 'milliseconds'>,
  servers: Record<'ours' | 'bare', Server>,
  { rounds, roundMilliseconds, warmUpMilliseconds }: Pace,
): Promise<Comparison> {
  const loads: number[] = []
  const measure = async ({ pid, port }: Server, milliseconds: number): Promise<Measured> => {
    const before = processorTimeOf(pid)
    const { requests, ownLoad, ...result } = await load({ ...order, port, milliseconds })
    loads.push(ownLoad)
    return { ...result, microsecondsPerRequest: (processorTimeOf(pid) - before) / requests }
  }
  await measure(servers.ours, warmUpMilliseconds)
  await measure(servers.bare, warmUpMilliseconds)
  const all: { ours: Measured; bare: Measured }[] = []
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first takes turns as well.
    const first = await measure(round % 2 === 0 ? servers.ours : servers.bare, roundMilliseconds)
    const second = await measure(round % 2 === 0 ? servers.bare : servers.ours, roundMilliseconds)
    all.push(round % 2 === 0 ? { ours: first, bare: second } : { ours: second, bare: first })
  }
  return {
    ours: middleOf(all.map(({ ours }) => ours)),
    bare: middleOf(all.map(({ bare }) => bare)),
    ratio: median(all.map(({ ours, bare }) => ours.requestsPerSecond / bare.requestsPerSecond)),
    processorRatio: median(all.map(({ ours, bare }) => bare.microsecondsPerRequest / ours.microsecondsPerRequest)),
    generatorLoad: Math.max(...loads),
  }
}

function middleOf(rounds: Measured[]): Measured {
  const middle = figures.map((figure) => [figure, median(rounds.map((round) => round[figure]))])
  return Object.fromEntries(middle) as Measured
}
