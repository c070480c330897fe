import { request, type Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { percentile } from './statistics.ts'

const pause = 5

export const figuresOf = (latencies: number[]) => ({
  p50: percentile(latencies, 0.5),
  p99: percentile(latencies, 0.99),
})

/**
 * Asks at a steady pace, for so many milliseconds or until it is told to end, whether or not the earlier answers have
 * come: a queue is not to hide itself.
 */
export async function latenciesOf(agent: Agent, address: string, during: number | AbortSignal): Promise<number[]> {
  const asked: Promise<number>[] = []
  const start = performance.now()
  const isOver = () => (typeof during === 'number' ? performance.now() - start >= during : during.aborted)
  while (!isOver()) {
    asked.push(timed(() => call(agent, address, 'GET')))
    await setTimeout(pause)
  }
  return Promise.all(asked)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

export function call(agent: Agent, address: string, method: string, headers = {}, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { method, agent, headers }, (answer) => {
      if (!answer.statusCode || answer.statusCode >= 300)
        reject(new Error(`${method} ${address}: ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    })
    asking.once('error', reject)
    asking.end(body)
  })
}
