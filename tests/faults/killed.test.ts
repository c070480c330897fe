import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDataFolder } from '../support/data-folder.ts'
import { processesNaming } from '../support/embedded-postgres.ts'
import { killEach } from '../support/kill-each.ts'
import { startProgram, type Program } from '../support/program.ts'
import { quickest } from '../support/timing.ts'

const adminPassword = 'paludier-1972'

async function newFolder(): Promise<string> {
  const { path, remove } = await createDataFolder()
  onTestFinished(remove)
  return path
}

async function open(
  folder: string,
): Promise<{ program: Program; create(name: string): Promise<boolean>; names(): Promise<string[]> }> {
  const program = await startProgram(folder, { ADMIN_PASSWORD: adminPassword })
  onTestFinished(async () => void (await program.stop()))
  const post = (path: string, body: object, Cookie = '') =>
    fetch(`${program.origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify(body),
    })
  const signedIn = await post('/api/admin/login', { username: 'admin', password: adminPassword })
  const cookie = signedIn.headers.getSetCookie().join('; ')
  return {
    program,
    create: async (name) => {
      const product = { name, description: 'Szara', price: '1.00' }
      return (await post('/api/admin/products', product, cookie)).status === 201
    },
    names: async () => {
      const answer = await fetch(`${program.origin}/api/admin/products`, { headers: { Cookie: cookie } })
      return ((await answer.json()) as { name: string }[]).map(({ name }) => name)
    },
  }
}

/** The PostgreSQL servers that work in a data folder. */
function serversOf(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => commandOf(pid).includes(`postgres -D ${folder}/`))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

async function kill(program: Program): Promise<void> {
  program.process.kill('SIGKILL')
  if (program.process.signalCode === null) await once(program.process, 'exit')
}

describe('kill -9 at any moment', () => {
  test('loses nothing that was acknowledged, leaves no database behind, and the next start recovers by itself', async () => {
    const folder = await newFolder()
    const acknowledged: string[] = []
    for (let round = 0; round < 6; round += 1) {
      const { program, create, names } = await open(folder)
      expect(await names()).toEqual(expect.arrayContaining(acknowledged))
      expect(serversOf(folder)).not.toEqual([])
      const deadline = setTimeout(50 + Math.random() * 300).then(() => kill(program))
      for (let number = 0; ; number += 1) {
        const name = `Sól ${round}-${number}`
        const isCreated = await create(name).catch(() => false)
        if (!isCreated) break
        acknowledged.push(name)
      }
      await deadline
      await expect.poll(() => serversOf(folder)).toEqual([])
    }
    const { program, names } = await open(folder)
    expect(acknowledged.length).toBeGreaterThan(6)
    expect(await names()).toEqual(expect.arrayContaining(acknowledged))
    await program.stop()
  })

  test('in the middle of the very first start is no harm', async () => {
    const folder = await newFolder()
    for (const pause of [150, 400, 700, 1_000]) {
      const starting = startProgram(folder, { ADMIN_PASSWORD: adminPassword }).catch((error: Error) => error)
      await setTimeout(pause)
      const pids = processesNaming('pinned.mjs start').map(({ pid }) => pid)
      killEach(pids.filter((pid) => environmentOf(pid).includes(folder)))
      const started = await starting
      if (!(started instanceof Error)) await kill(started)
      await expect.poll(() => serversOf(folder)).toEqual([])
    }
    const { program, names } = await open(folder)
    expect(await names()).toHaveLength(6)
    await program.stop()
  })
})

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

test('a database that dies while the program runs comes back by itself, with everything in it', async () => {
  const folder = await newFolder()
  const { program, create, names } = await open(folder)
  expect(await create('Przed upadkiem')).toBe(true)
  const [killed = 0] = serversOf(folder)
  process.kill(killed, 'SIGKILL')
  const isReplaced = () => serversOf(folder).some((pid) => pid !== killed)
  await expect.poll(isReplaced).toBe(true)
  // A connection of the old server may be met once more before the last of them is noticed to be dead.
  await expect.poll(() => names().catch(() => [])).toContain('Przed upadkiem')
  expect(await program.stop()).toBe(0)
})

test('SIGTERM lets a running request end, leaves no database behind and exits with 0', async () => {
  // Waiting for the client to let go of its connection would take five seconds.
  expect(await quickest(3_000, endWhileAsked)).toBeLessThan(3_000)
})

/** @returns how long the program took to end while it was being asked, in milliseconds */
async function endWhileAsked(): Promise<number> {
  const folder = await newFolder()
  const { program } = await open(folder)
  const body = JSON.stringify({ username: 'admin', password: adminPassword })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  const running = request(`${program.origin}/api/admin/login`, { method: 'POST', headers })
  const answered = once(running, 'response')
  await new Promise((resolve) => running.write(body.slice(0, 10), resolve))
  // Long enough for the program to have begun with it.
  await setTimeout(200)
  const start = performance.now()
  const stopped = program.stop()
  await setTimeout(200)
  running.end(body.slice(10))
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(200)
  expect(await stopped).toBe(0)
  const took = performance.now() - start
  expect(serversOf(folder)).toEqual([])
  return took
}
