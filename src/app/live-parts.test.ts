import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/database.ts'
import { readConfig } from '../server/config.ts'
import { connectDatabase } from '../server/database/database.ts'
import { createLog } from '../server/log.ts'
import { openShopLive } from './live-parts.server.ts'

// All copies of the program share the few connections that the database has.
test('what an owner has set is read over one connection', async () => {
  const { url, drop } = await createTestDatabase('ready')
  const { database, pool, close } = connectDatabase(url, createLog('silent'))
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const live = await openShopLive(database, readConfig({}))
  await live.reload()
  expect(live.values().size).toBeGreaterThan(5)
  expect(pool.totalCount).toBe(1)
})
