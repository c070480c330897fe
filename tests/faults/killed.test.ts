import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { amount } from '../support/release.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { asRoot, processesNaming } from '../support/embedded-postgres.ts'
import { killEach } from '../support/kill-each.ts'
import { startProgram, type Program } from '../support/program.ts'

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
    .filter((pid) => isServerIn(folder, pid))
}

/** Its watcher has the same words in its command line, further behind. */
function isServerIn(folder: string, pid: number): boolean {
  try {
    const [program = '', option, cluster = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    return program.endsWith('/postgres') && option === '-D' && cluster.startsWith(`${folder}/`)
  } catch {
    return false
  }
}

async function kill(program: Program): Promise<void> {
  program.process.kill('SIGKILL')
  if (program.process.signalCode === null) await once(program.process, 'exit')
}

const kills = amount(2, 20)

describe('kill -9 at any moment', () => {
  test('loses nothing that was acknowledged, leaves no database behind, and the next start recovers by itself; a database that dies comes back too', async () => {
    const folder = await newFolder()
    const acknowledged: string[] = []
    for (let round = 0; round < kills; round += 1) {
      const { program, create, names } = await open(folder)
      expect(await names()).toEqual(expect.arrayContaining(acknowledged))
      expect(serversOf(folder)).not.toEqual([])
      const firstIsCreated = Promise.withResolvers<void>()
      // After the first has gone well: however slow the machine is, some are acknowledged.
      const deadline = firstIsCreated.promise.then(() => setTimeout(Math.random() * 300)).then(() => kill(program))
      for (let number = 0; ; number += 1) {
        const name = `Sól ${round}-${number}`
        const isCreated = await create(name).catch(() => false)
        if (!isCreated) break
        acknowledged.push(name)
        firstIsCreated.resolve()
      }
      await deadline
      await expect.poll(() => serversOf(folder)).toEqual([])
    }
    const { program, create, names } = await open(folder)
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
    expect(await names()).toEqual(expect.arrayContaining(acknowledged))

    expect(await create('Przed upadkiem')).toBe(true)
    const [killed = 0] = serversOf(folder)
    process.kill(killed, 'SIGKILL')
    const isReplaced = () => serversOf(folder).some((pid) => pid !== killed)
    await expect.poll(isReplaced).toBe(true)
    // A connection of the old server may be met once more before the last of them is noticed to be dead.
    await expect
      .poll(() => names().catch(() => []))
      .toEqual(expect.arrayContaining([...acknowledged, 'Przed upadkiem']))
    // Nothing of that took root's rights, which the program gave up when it opened, nor did a message.
    await fetch(`${program.origin}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Anna', email: 'anna@example.com', message: 'Czy jest fleur de sel?' }),
    })
    const emails = () => (existsSync(join(folder, 'outbox')) ? readdirSync(join(folder, 'outbox')) : [])
    await expect.poll(emails).toContainEqual(expect.stringMatching(/\.eml$/))
    const { uid } = statSync(join(folder, 'outbox', emails()[0] ?? ''))
    expect(uid).toBe(asRoot && !program.printed().includes('stays root') ? 60_932 : process.getuid?.())
    // Secrets that an owner sets are encrypted with it.
    const key = statSync(join(folder, 'settings.key'), { throwIfNoEntry: false })
    expect(key?.uid).toBe(uid === process.getuid?.() ? key?.uid : uid)
    const status = readFileSync(`/proc/${program.process.pid}/status`, 'utf8')
    expect(status).toMatch(new RegExp(`^Uid:(\\s+${uid}){4}\\nGid:(\\s+${uid}){4}$`, 'm'))
    expect(await program.stop()).toBe(0)
  })

  test('in the middle of the very first start is no harm; and SIGTERM lets running requests end, hangs up on who has no more, leaves no database behind and exits with 0', async () => {
    const folder = await newFolder()
    // While Node starts, while the database is made, and while it is filled.
    for (const begun of ['', 'postgres-password', 'postgres/postmaster.pid']) {
      const starting = startProgram(folder, { ADMIN_PASSWORD: adminPassword }).catch((error: Error) => error)
      await expect.poll(() => existsSync(join(folder, begun)), { interval: 5 }).toBe(true)
      await setTimeout(100 + Math.random() * 200)
      const pids = processesNaming('pinned.mjs start').map(({ pid }) => pid)
      killEach(pids.filter((pid) => environmentOf(pid).includes(folder)))
      const started = await starting
      if (!(started instanceof Error)) await kill(started)
      await expect.poll(() => serversOf(folder)).toEqual([])
    }
    const { program, names } = await open(folder)
    expect(await names()).toHaveLength(6)

    const [one, other] = [await beginToSignIn(program), await beginToSignIn(program)]
    const stopped = program.stop()
    expect(await one.end()).toBe(200)
    // A client that keeps its connection for a next request needn't let go of it: others are still being answered.
    await one.closed
    expect(await other.end()).toBe(200)
    expect(await stopped).toBe(0)
    expect(serversOf(folder)).toEqual([])
  })
})

function environmentOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8')
  } catch {
    return ''
  }
}

/** A request of which the program has seen the beginning, on a connection of its own. */
async function beginToSignIn(program: Program) {
  const body = JSON.stringify({ username: 'admin', password: adminPassword })
  // Whoever expects it is told by the program that it has begun with the request.
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    Expect: '100-continue',
  }
  const agent = new Agent({ keepAlive: true })
  const running = request(`${program.origin}/api/admin/login`, { method: 'POST', headers, agent })
  const answered = once(running, 'response')
  running.flushHeaders()
  const [socket] = (await once(running, 'socket')) as [Socket]
  const closed = once(socket, 'close')
  await once(running, 'continue')
  return {
    closed,
    async end() {
      running.end(body)
      const [answer] = (await answered) as [IncomingMessage]
      answer.resume()
      return answer.statusCode
    },
  }
}
