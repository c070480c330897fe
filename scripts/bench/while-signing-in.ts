import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { call, figuresOf, latenciesOf } from './steady-load.ts'

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

function post(agent: Agent, address: string, from: number, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.2.${from + 1}` }
  return call(agent, address, 'POST', headers, JSON.stringify(body))
}
