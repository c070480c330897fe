import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { percentile } from './statistics.ts'

/** How long answers take, beside the time that the shop is left alone. */
export interface Stalling {
  quiet: { p50: number; p99: number }
  busy: { p50: number; p99: number }
  signInsPerSecond: number
}

interface Customer {
  email: string
  password: string
}

const pause = 5

/**
 * How long the product list takes while so many customers sign in at once, again and again. Each of them comes from an
 * address of their own, as behind a proxy, so that nobody is asked to wait.
 */
export async function listWhileSigningIn(origin: string, customers: number, milliseconds: number): Promise<Stalling> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * customers })
  const all = Array.from({ length: customers }, (_, index): Customer => ({
    email: `bench-${index}@example.com`,
    password: `wet slate ${index} at dawn`,
  }))
  await Promise.all(
    all.map((customer, index) => post(agent, `${origin}/api/customers/register`, index, named(customer))),
  )
  const list = `${origin}/api/store/products`
  // The first of everything is slower, and not what is asked here.
  await Promise.all(all.map((customer, index) => post(agent, `${origin}/api/customers/login`, index, customer)))
  await latenciesOf(agent, list, milliseconds / 4)
  const quiet = await latenciesOf(agent, list, milliseconds)

  const over = new AbortController()
  let signIns = 0
  const signingIn = all.map(async (customer, index) => {
    // They don't begin on the same tick, as no fifty people do.
    await setTimeout(20 * index)
    while (!over.signal.aborted) {
      await post(agent, `${origin}/api/customers/login`, index, customer)
      signIns += 1
    }
  })
  const busy = await latenciesOf(agent, list, milliseconds)
  const signInsPerSecond = (signIns / milliseconds) * 1_000
  over.abort()
  await Promise.all(signingIn)
  agent.destroy()
  return { quiet: figuresOf(quiet), busy: figuresOf(busy), signInsPerSecond }
}

const named = (customer: Customer) => ({ ...customer, firstName: 'Bench', lastName: 'Mark' })

const figuresOf = (latencies: number[]) => ({ p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99) })

/** Asks at a steady pace, whether or not the earlier answers have come: a queue is not to hide itself. */
async function latenciesOf(agent: Agent, address: string, milliseconds: number): Promise<number[]> {
  const asked: Promise<number>[] = []
  const start = performance.now()
  while (performance.now() - start < milliseconds) {
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

function post(agent: Agent, address: string, from: number, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${from + 1}` }
  return call(agent, address, 'POST', headers, JSON.stringify(body))
}

function call(agent: Agent, address: string, method: string, headers = {}, body?: string): Promise<void> {
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
