import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import type { AppEnv } from './app-env.ts'
import { warnOfUntrustedProxy } from './untrusted-proxy.ts'

/** A program that gets calls at these hours, and how often it warned after each. */
function warnings(trustProxy: boolean, calls: { hour: number; headers: Record<string, string> }[]) {
  let [warned, hour] = [0, 0]
  const log = createLog('warn', { write: () => void (warned += 1) })
  const http = new Hono<AppEnv>()
  http.use(async (c, next) => {
    c.set('config', { trustProxy } as AppEnv['Variables']['config'])
    c.set('log', log)
    return next()
  })
  http.use(warnOfUntrustedProxy(() => hour * 3_600_000))
  http.get('/', (c) => c.text('here'))
  return calls.reduce<Promise<number[]>>(async (before, call) => {
    const counted = await before
    hour = call.hour
    expect((await http.request('/', { headers: call.headers })).status).toBe(200)
    return [...counted, warned]
  }, Promise.resolve([]))
}

const forwarded = { 'X-Forwarded-For': '203.0.113.7' }

test('a proxy that nobody told us of is warned of at once, and then once an hour', async () => {
  const calls = [
    { hour: 1, headers: {} },
    { hour: 1, headers: forwarded },
    { hour: 1.9, headers: { Forwarded: 'for=203.0.113.7' } },
    { hour: 2, headers: { Forwarded: 'for=203.0.113.7' } },
    { hour: 2.5, headers: forwarded },
  ]
  expect(await warnings(false, calls)).toEqual([0, 1, 1, 2, 2])
  expect(await warnings(true, calls)).toEqual([0, 0, 0, 0, 0])
})
