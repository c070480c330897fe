import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, longTimeoutSeconds } from '../../../tests/support/database.ts'
import { amount } from '../../../tests/support/release.ts'
import { seen } from '../../../tests/support/seen.ts'
import {
  announceContentChange,
  announceContentChangeAt,
  createContentCache,
  untilHeard,
  type ContentCache,
} from './content-cache.ts'
import { connectDatabase } from '../database/database.ts'
import { createLog } from '../log.ts'

const log = createLog('silent')

async function openCache() {
  const { url, drop } = await createTestDatabase('ready')
  const { database, close } = connectDatabase(url, log, longTimeoutSeconds)
  const cache = createContentCache(url, log, { values: () => new Map(), reload: async () => {} }, longTimeoutSeconds)
  onTestFinished(async () => {
    await cache.close()
    await close()
    await drop()
  })
  let made = 0
  const make = async () => new Response(`made ${(made += 1)}`)
  const keep = async (maker = make) => {
    const answer = await cache.keep('key', maker)
    return answer instanceof Response ? `unkept ${await answer.text()}` : answer.bodyIn('plain').toString()
  }
  await expect.poll(() => keep()).not.toContain('unkept')
  made = 0
  await announceContentChange(database)
  await expect.poll(() => keep()).toBe('made 1')
  return { database, keep, cache }
}

describe('what is kept', () => {
  test('is made once, until a change is announced', async () => {
    const { database, keep } = await openCache()
    expect(await keep()).toBe('made 1')
    await announceContentChange(database)
    await expect.poll(() => keep()).toBe('made 2')
  })

  test('is fresh for whoever was told of a change, each time, while others ask for it: without waiting it would not be', async () => {
    const { database, keep, cache } = await openCache()
    const deaf = { ...cache, hear: async () => {} }
    let state = 0
    const make = async () => new Response(`state ${state}`)
    const over = new AbortController()
    const others = Array.from({ length: 16 }, async () => {
      while (!over.signal.aborted) {
        await keep(make)
        await setTimeout(0)
      }
    })
    const staleAfter = async (changes: number, copy: ContentCache) => {
      let stale = 0
      for (let change = 0; change < changes; change += 1) {
        await untilHeard(copy, async () => {
          state += 1
          await announceContentChange(database)
        })
        if (!(await keep(make)).endsWith(`state ${state}`)) stale += 1
      }
      return stale
    }
    expect(await staleAfter(20, deaf)).toBeGreaterThan(0)
    const changes = amount(50, 1_000)
    const stale = await staleAfter(changes, cache)
    over.abort()
    await Promise.all(others)
    seen(`${changes} changes, ${stale} stale answers after them in the copy itself`)
    expect(stale).toBe(0)
  })

  test('is nothing as soon as a change finds the line silent, and its answer does not wait long for that', async () => {
    const { database, keep, cache } = await openCache()
    const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = database.transaction(async (transaction) => {
      // The line waits for this table, and hears nothing while it does.
      await transaction.execute(sql`lock table content_changes in access exclusive mode`)
      locked.resolve()
      await over.promise
    })
    await locked.promise
    const began = performance.now()
    await untilHeard(cache, () => announceContentChange(database))
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await keep()).toMatch(/^unkept/)
    over.resolve()
    await holding
    await expect.poll(() => keep(), { timeout: 30_000 }).toMatch(/^made/)
  })

  test('is written at once only if it was made of what still holds', async () => {
    const { database, keep, cache } = await openCache()
    const ready = { path: '/', route: '/', write: () => 200 }
    await expect.poll(() => cache.moment()).toBeDefined()
    const before = cache.moment()
    cache.makeReady(before, 'key', ready)
    expect(cache.ready('key')).toBe(ready)
    await untilHeard(cache, () => announceContentChange(database))
    await expect.poll(() => keep()).toMatch(/^made/)
    expect(cache.ready('key')).toBeUndefined()
    cache.makeReady(before, 'key', ready)
    expect(cache.ready('key')).toBeUndefined()
    cache.makeReady(cache.moment(), 'key', ready)
    expect(cache.ready('key')).toBe(ready)
  })

  test('stays while a change is not committed, and when it is rolled back', async () => {
    const { database, keep } = await openCache()
    await expect(
      database.transaction(async (transaction) => {
        await announceContentChange(transaction)
        expect(await keep()).toBe('made 1')
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    expect(await keep()).toBe('made 1')
  })

  test('is never what was read before a change and made after it', async () => {
    const { database, keep } = await openCache()
    await announceContentChange(database)
    await expect.poll(() => keep()).toBe('made 2')
    await announceContentChange(database)
    await expect.poll(() => keep(slowAndOld)).not.toBe('made 2')
    await expect.poll(() => keep()).toMatch(/^made \d$/)

    async function slowAndOld() {
      await announceContentChange(database)
      // Long enough for the change to be heard while this answer is being made.
      await database.execute(sql`select pg_sleep(0.3)`)
      return new Response('old')
    }
  })

  test('is nothing while changes cannot be heard, and everything is made anew afterwards', async () => {
    const { database, keep } = await openCache()
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'salorge content' and datname = current_database()`
    await database.execute(cut)
    await expect.poll(() => keep(), { interval: 10 }).toMatch(/^unkept/)
    await expect.poll(() => keep()).toMatch(/^made ([2-9]|\d\d+)$/)
  })

  test('is made anew at the moment at which it changes by itself, and not before', async () => {
    const { database, keep } = await openCache()
    let at = new Date(Date.now() + 3_600_000)
    await announceContentChangeAt(database, [at, new Date(Date.now() + 86_400_000)])
    await announceContentChange(database)
    let makings = 0
    const price = async () => {
      makings += 1
      const { rows } = await database.execute(
        sql`select clock_timestamp() >= ${at.toISOString()}::timestamptz as "isOver"`,
      )
      return new Response(rows[0]?.['isOver'] ? 'regular' : 'reduced')
    }
    await expect.poll(() => keep(price)).toBe('reduced')
    makings = 0
    at = new Date(Date.now() + 1_000)
    await announceContentChangeAt(database, [at])
    await announceContentChange(database)
    let reducedTooLong = 0
    let answer = ''
    while (answer !== 'regular') {
      const isOver = Date.now() >= at.getTime()
      answer = await keep(price)
      if (isOver && answer !== 'regular') reducedTooLong += 1
      await setTimeout(5)
    }
    expect(reducedTooLong).toBe(0)
    for (let again = 0; again < 20; again += 1) expect(await keep(price)).toBe('regular')
    // Once for what was announced, once for what came, and at most twice for looking at the clock a moment too soon.
    expect(makings).toBeLessThanOrEqual(4)
  })

  test('is good answers only', async () => {
    const { database, keep } = await openCache()
    await announceContentChange(database)
    await expect.poll(() => keep(async () => new Response('down', { status: 503 }))).toBe('unkept down')
  })
})
