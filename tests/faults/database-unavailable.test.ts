import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCuttableConnection } from '../support/cuttable-connection.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { createTestDatabase } from '../support/database.ts'
import { startProgram, type Program } from '../support/program.ts'

let program: Program
let connection: Awaited<ReturnType<typeof openCuttableConnection>>
const closers: (() => unknown)[] = []
beforeAll(async () => {
  const { url, drop } = await createTestDatabase('ready')
  connection = await openCuttableConnection(url)
  const folder = await createDataFolder()
  closers.push(folder.remove, drop, () => connection.close())
  program = await startProgram(folder.path, { DATABASE_URL: connection.url, DATABASE_SECONDS: '5' })
  closers.push(program.stop)
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

const get = (path: string) => fetch(`${program.origin}${path}`, { headers: { 'Accept-Language': 'en' } })
const status = async (path: string) => (await get(path)).status

test('a database that goes away gives 503 without a word on its cause, and service resumes when it returns', async () => {
  await expect.poll(() => status('/store')).toBe(200)

  connection.cut()
  await expect.poll(() => status('/api/health')).toBe(503)
  const list = await get('/api/store/products')
  const sentence = 'The service is unavailable at the moment. Please try again shortly.'
  expect([list.status, await list.json()]).toEqual([503, { code: 'unavailable', message: sentence, error: sentence }])
  const page = await get('/store')
  expect(page.status).toBe(503)
  expect(await page.text()).toContain(sentence)
  expect(await status('/')).toBe(200)

  connection.mend()
  await expect.poll(() => status('/api/health')).toBe(200)
  await expect.poll(() => status('/store')).toBe(200)
  expect(program.process.exitCode).toBeNull()
})

test('requests under way when it goes away are all answered', async () => {
  const requests = Array.from({ length: 200 }, async (_, index) => {
    const answer = await fetch(`${program.origin}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ username: `name ${index}`, password: 'wrong' }),
    })
    return answer.status
  })
  setTimeout(() => connection.cut(), 30)
  const statuses = new Set(await Promise.all(requests))
  expect([...statuses].filter((code) => ![401, 429, 503].includes(code))).toEqual([])
  expect(statuses).toContain(503)
  connection.mend()
  await expect.poll(() => status('/api/health')).toBe(200)
})

test('a database that falls silent is noticed: nothing old is shown, and a stop comes to its end', async () => {
  await expect.poll(() => status('/store')).toBe(200)
  connection.freeze()
  expect(await status('/api/health')).toBe(503)
  await expect.poll(() => status('/store')).toBe(503)
  expect(await program.stop()).toBe(0)
})
