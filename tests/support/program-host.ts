import type { AddressInfo } from 'node:net'
import { buildWhenNeeded } from '../../scripts/build-when-needed.mjs'

// Runs in a process of its own and opens the built program there as often as it is asked to: starting Node and reading the
// program's code takes twice as long as opening a shop.
process.env['NODE_ENV'] = 'production'
await buildWhenNeeded()
const built = new URL('../../dist/server/main.js', import.meta.url).href
const { open } = (await import(built)) as typeof import('../../src/app/main.ts')

export type Asked = { number: number; environment: Record<string, string> } | { number: number; end: true }
export type Answered = { number: number; port?: number | undefined; problem?: string }

const shops = new Map<number, { closers: (() => Promise<unknown>)[]; stopping: AbortController }>()

process.on('message', (asked: Asked) => void answer(asked))
// Whoever asked is gone.
process.on('disconnect', () => process.exit())

async function answer(asked: Asked): Promise<void> {
  const { number } = asked
  try {
    const port = 'end' in asked ? await end(number) : await begin(number, asked.environment)
    process.send?.({ number, port } satisfies Answered)
  } catch (error) {
    process.send?.({ number, problem: (error as Error).stack ?? String(error) } satisfies Answered)
  }
}

async function begin(number: number, environment: Record<string, string>): Promise<number> {
  const shop = { closers: [], stopping: new AbortController() }
  shops.set(number, shop)
  const { server } = await open(environment, shop.closers, shop.stopping.signal)
  return (server.address() as AddressInfo).port
}

async function end(number: number): Promise<undefined> {
  const shop = shops.get(number)
  shop?.stopping.abort()
  for (const close of shop?.closers.toReversed() ?? []) {
    // oxlint-disable-next-line no-await-in-loop -- what was opened last closes first
    await close()
  }
  shops.delete(number)
}
