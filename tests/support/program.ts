import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { projectFolder } from '../../scripts/project.ts'
import { createDataFolder } from './data-folder.ts'
import { createTestDatabase, unhurried } from './database.ts'

export interface Program {
  origin: string
  process: ChildProcess
  dataFolder: string
  /** All that it has printed so far. */
  printed(): string
  /** Ends it as an operator does, and gives its exit code. */
  stop(): Promise<number | null>
}

type Settings = Record<string, string>

/** Sooner than the test's own end, so that it says what it waited for. */
const impatience = 110_000

/** Starts the built program, with an environment of its own, and gives it back at once. */
function launch(settings: Settings, folder = projectFolder): { process: ChildProcess; printed(): string } {
  const child = spawn(process.execPath, ['scripts/pinned.mjs', 'start'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: '0',
      DATABASE_SECONDS: String(unhurried),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (text) => (printed += text))
  child.stderr.on('data', (text) => (printed += text))
  return { process: child, printed: () => printed }
}

/** Starts the built program, of this project or of another folder, and waits until it says that it is open. */
export async function startProgram(dataFolder: string, settings: Settings = {}, folder?: string): Promise<Program> {
  // A program with a public address says that, and not where it really is.
  const known = settings['PUBLIC_URL'] ? { PORT: await freePort() } : undefined
  const { process: child, printed } = launch({ DATA_DIR: dataFolder, ...known, ...settings }, folder)
  const deadline = Date.now() + impatience
  for (;;) {
    const opened = /is open at (\S+)/.exec(printed())?.[1]
    const port = opened && (known?.PORT ?? new URL(opened).port)
    if (port) return { origin: `http://127.0.0.1:${port}`, process: child, dataFolder, printed, stop }
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || Date.now() > deadline) throw new Error(`the program did not open:\n${printed()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }

  async function stop(): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill('SIGTERM')
    await once(child, 'exit')
    return child.exitCode
  }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

/** Starts the program, expecting that it refuses, and gives what it said and its exit code. */
export async function startRefused(settings: Settings): Promise<{ code: number | null; said: string }> {
  const { process: child, printed } = launch(settings)
  const end = setTimeout(() => child.kill('SIGKILL'), impatience)
  await once(child, 'exit')
  clearTimeout(end)
  return { code: child.exitCode, said: printed() }
}

/** Starts the program and tells it to stop after a while, wherever it is then. */
export async function startStopped(settings: Settings, afterMilliseconds: number) {
  const { process: child, printed } = launch(settings)
  const ended = once(child, 'exit')
  setTimeout(() => child.kill('SIGTERM'), afterMilliseconds)
  await ended
  return { code: child.exitCode, signal: child.signalCode, said: printed() }
}

/**
 * One program for the tests of a file, with a new shop in it. It keeps its data on the PostgreSQL of all tests, where it
 * starts in a third of the time, unless it shall bring along its own, as `npm start` does.
 */
export function useProgram(
  settings: Settings = {},
  database: 'shared' | 'own' = 'shared',
): { readonly origin: string; readonly dataFolder: string } {
  let program: Program
  let remove: () => Promise<void>
  beforeAll(async () => {
    const folder = await createDataFolder()
    const isGiven = database === 'own' || settings['DATABASE_URL'] !== undefined
    const shared = isGiven ? undefined : await createTestDatabase('ready')
    remove = async () => {
      await shared?.drop()
      await folder.remove()
    }
    program = await startProgram(folder.path, { ...(shared && { DATABASE_URL: shared.url }), ...settings })
  })
  afterAll(async () => {
    await program?.stop()
    await remove?.()
  })
  return {
    get origin() {
      return program.origin
    },
    get dataFolder() {
      return program.dataFolder
    },
  }
}
