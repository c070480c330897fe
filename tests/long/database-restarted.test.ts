// In the long matrix because it loads a shop for a while. The gate has a database that goes away, falls silent and is killed
// (tests/faults/database-unavailable.test.ts, tests/faults/killed.test.ts).
import { setTimeout } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded-postgres.ts'
import { actAsAdmin } from '../support/administrator.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { openSmtpServer } from '../support/smtp-server.ts'
import { startProgram } from '../support/program.ts'

test('a database restarted under load gives 503 in between; nobody exits, service returns, no mail is lost', async () => {
  const [serverFolder, folder] = await Promise.all([createDataFolder(), createDataFolder()])
  const startServer = () => startEmbeddedPostgres({ dataFolder: serverFolder.path, say: () => {} })
  let server = await startServer()
  const office = await openSmtpServer()
  const settings = { DATABASE_URL: server.url, ADMIN_PASSWORD: 'paludier-1972', SMTP_URL: office.url }
  const program = await startProgram(folder.path, settings)
  const over = new AbortController()
  onTestFinished(async () => {
    over.abort()
    await program.stop()
    await server.stop()
    await office.close()
    await Promise.all([serverFolder.remove(), folder.remove()])
  })
  const { Cookie } = await actAsAdmin(program, 'paludier-1972')

  const seen = { restarting: new Set<number>(), before: new Set<number>(), after: new Set<number>() }
  let phase: keyof typeof seen = 'before'
  const latest: number[] = []
  /** So many answers more, which are all like that. */
  const answered = (count: number, isSo: (status: number) => boolean) => {
    latest.length = 0
    return expect.poll(() => latest.length >= count && latest.slice(-count).every(isSo)).toBe(true)
  }
  const ask = async (path: string, init: RequestInit = {}) => {
    const statuses = seen[phase]
    const { status } = await fetch(`${program.origin}${path}`, { ...init, signal: AbortSignal.timeout(15_000) })
    statuses.add(status)
    latest.push(status)
    return status
  }
  let soldOut = 0
  const change = (stockQuantity: number) =>
    ask('/api/admin/products/2', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify({ stockQuantity }),
    })
  const readers = ['/store', '/api/store/products', '/api/health', '/'].map(async (path) => {
    while (!over.signal.aborted) {
      await ask(path)
      await setTimeout(20)
    }
  })
  const writer = (async () => {
    while (!over.signal.aborted) {
      const isRestocked = (await change(100)) === 200
      if (isRestocked && (await change(0)) === 200) soldOut += 1
      await setTimeout(20)
    }
  })()

  await answered(40, () => true)
  expect([...seen.before]).toEqual([200])
  phase = 'restarting'
  for (let round = 0; round < 2; round += 1) {
    await server.stop()
    await answered(40, () => true)
    server = await startServer()
    await expect.poll(() => change(50), { interval: 50 }).toBe(200)
  }
  await answered(80, (status) => status === 200)
  phase = 'after'
  await answered(80, () => true)
  over.abort()
  await Promise.all([...readers, writer])

  expect([...seen.restarting].toSorted()).toEqual([200, 503])
  expect([...seen.after]).toEqual([200])
  expect(program.process.exitCode).toBeNull()
  const waiting = async () => {
    const answer = await fetch(`${program.origin}/api/admin/mails?limit=500&state=waiting`, {
      headers: { Cookie },
    })
    return Number(answer.headers.get('X-Total-Count'))
  }
  await expect.poll(waiting, { interval: 200 }).toBe(0)
  // A change whose answer was lost may have been made, and is told of too.
  const told = new Set(office.delivered.map(({ messageId }) => messageId)).size
  expect(told).toBeGreaterThanOrEqual(soldOut)
  // What was sent while the database was away is noted when it is back, instead of being sent again.
  expect(office.delivered.length).toBe(told)
})
