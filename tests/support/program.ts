import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { projectFolder } from '../../scripts/project.ts'
import { connectDatabase, type Database } from '../../src/server/database/database.ts'
import { createLog } from '../../src/server/log.ts'
import { createDataFolder } from './data-folder.ts'
import { createTestDatabase, longTimeoutSeconds } from './database.ts'
import { freePort } from './free-port.ts'
import type { Answered, Asked } from './program-host.ts'

export interface Program {
  origin: string
  process: ChildProcess
  dataFolder: string
  /** All that it has printed so far. */
  printed(): string
  /** Ends it as an operator does, and gives its exit code; one that tells of a failure comes with all that was printed. */
  stop(): Promise<number | null>
}

type Settings = Record<string, string>

/** Sooner than the test's own end, so that it says what it waited for. */
const impatience = 300_000

/** Starts the built program, with an environment of its own, and gives it back at once. */
function launch(settings: Settings, folder = projectFolder): { process: ChildProcess; printed(): string } {
  const child = spawn(process.execPath, ['scripts/pinned.mjs', 'start'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: process.env['HOME'] ?? '',
      PORT: '0',
      DATABASE_SECONDS: String(longTimeoutSeconds),
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
  const known = settings['PUBLIC_URL'] ? { PORT: String(await freePort()) } : undefined
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
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      // Its last words may arrive after its end.
      await once(child, 'close')
    }
    if (child.exitCode) throw new Error(`the program ended with ${child.exitCode}:\n${printed()}`)
    return child.exitCode
  }
}

/** Starts the program, expecting that it refuses, and gives what it said and its exit code. */
export async function startRefused(settings: Settings): Promise<{ code: number | null; said: string }> {
  const { process: child, printed } = launch(settings)
  const end = setTimeout(() => child.kill('SIGKILL'), impatience)
  await once(child, 'exit')
  clearTimeout(end)
  return { code: child.exitCode, said: printed() }
}

/** The process in which the programs of this worker's files open, one after the other. */
let host: ChildProcess | undefined

function hostOfThisWorker(): ChildProcess {
  if (host?.connected) return host
  host = fork(join(projectFolder, 'tests/support/program-host.ts'), {
    cwd: projectFolder,
    execArgv: [],
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // It ends with this worker, and must not keep it from ending.
  host.unref()
  host.channel?.unref()
  return host
}

let asked = 0

/** Opens the built program beside others in one process: a start of its own takes three times as long. */
async function openProgram(environment: Record<string, string>): Promise<Pick<Program, 'origin' | 'stop'>> {
  const program = hostOfThisWorker()
  const number = (asked += 1)
  const answerTo = (message: Asked) => {
    const answer = new Promise<number | undefined>((resolve, reject) => {
      const hear = (answered: Answered) => {
        if (answered.number !== number) return
        program.off('message', hear).off('exit', gone)
        if (answered.problem) reject(new Error(answered.problem))
        else resolve(answered.port)
      }
      const gone = () => reject(new Error('the process of the programs has ended'))
      program.on('message', hear).on('exit', gone)
    })
    program.send(message)
    return answer
  }
  const port = await answerTo({ number, environment })
  const stop = async () => {
    await answerTo({ number, end: true })
    return 0
  }
  return { origin: `http://127.0.0.1:${port}`, stop }
}

/** A database for a program of the tests of a file, and a way into it beside the program. */
export async function useDatabase(): Promise<{ url: string; database: Database }> {
  const { url, drop } = await createTestDatabase('ready')
  const { database, close } = connectDatabase(url, createLog('silent'))
  // Hooks of afterwards run backwards: the program ends before its database does.
  afterAll(async () => {
    await close()
    await drop()
  })
  return { url, database }
}

/**
 * One program for the tests of a file, with a new shop in it. It keeps its data on the PostgreSQL of all tests, unless it
 * shall bring along its own, in a process of its own, as `npm start` does.
 */
export function useProgram(
  settings: Settings = {},
  database: 'shared' | 'own' = 'shared',
): { readonly origin: string; readonly dataFolder: string } {
  let program: Pick<Program, 'origin' | 'stop'>
  let remove: () => Promise<void>
  let dataFolder = ''
  beforeAll(async () => {
    const folder = await createDataFolder()
    dataFolder = folder.path
    const isGiven = database === 'own' || settings['DATABASE_URL'] !== undefined
    const shared = isGiven ? undefined : await createTestDatabase('ready')
    remove = async () => {
      await shared?.drop()
      await folder.remove()
    }
    const open =
      database === 'own'
        ? startProgram(folder.path, settings)
        : openProgram({
            DATA_DIR: folder.path,
            PORT: '0',
            DATABASE_SECONDS: String(longTimeoutSeconds),
            ...(shared && { DATABASE_URL: shared.url }),
            ...settings,
          })
    program = await open
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
      return dataFolder
    },
  }
}
