import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, longTimeoutSeconds } from '../../../tests/support/database.ts'
import { announceContentChange, announceContentChangeAt, createContentCache } from './content-cache.ts'
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
    return answer instanceof Response ? `unkept ${await answer.text()}` : answer.plain.toString()
  }
  await expect.poll(() => keep()).not.toContain('unkept')
  made = 0
  await announceContentChange(database)
  await expect.poll(() => keep()).toBe('made 1')
  return { database, keep }
}

describe('what is kept', () => {
  test('is made once, until a change is announced', async () => {
    const { database, keep } = await openCache()
    expect(await keep()).toBe('made 1')
    await announceContentChange(database)
    await expect.poll(() => keep()).toBe('made 2')
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
