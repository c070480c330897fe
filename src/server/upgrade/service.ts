import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** How the program is run on this machine: all that an upgrade needs to know of it. */
export interface Service {
  /** Runs one of the program's scripts of that version, as the service would: with its user, settings and data. */
  run(version: string, words: string[]): Promise<{ isDone: boolean; said: string }>
  /** Doesn't wait until it is open. */
  start(version: string): Promise<void>
  stop(): Promise<void>
  /** Why the program that was started doesn't run any more; undefined while it may still open. */
  failure(): Promise<string | undefined>
  /** Whether a running program is found here and can be stopped. In a terminal, whoever started it stops it. */
  canStopRunning: boolean
  /** What an owner types to run an upgrade, such as `sudo salorge upgrade`. */
  command: string
}

const nodeOf = (version: string) => {
  const own = join(version, 'node_modules/node/bin/node')
  return existsSync(own) ? own : process.execPath
}

/** The same that `npm start` sets. */
const memory = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/** The program as a child of this terminal, where it stays after the upgrade. */
export function terminalService(
  say: (text: string) => void,
): Service & { isRunning(): boolean; stay(): Promise<number> } {
  let program: ChildProcess | undefined
  let last = ''
  const hasEnded = () => program?.exitCode !== null || program.signalCode !== null
  return {
    isRunning: () => program !== undefined && !hasEnded(),
    canStopRunning: false,
    command: 'npm run upgrade --',
    run: (version, words) => runToEnd(nodeOf(version), ['scripts/pinned.mjs', ...words], version),
    async start(version) {
      // In a group of its own: Ctrl-C is for us to pass on.
      const words =
        '--max-semi-space-size=4 --max-old-space-size=400 --heap-growing-percent=15 scripts/pinned.mjs start'.split(' ')
      const child = spawn(nodeOf(version), words, {
        cwd: version,
        env: { ...process.env, ...memory },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      program = child
      last = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text: Buffer) => {
          last = `${last}${text}`.slice(-2_000)
          say(String(text))
        })
    },
    async stop() {
      if (!program || hasEnded()) return
      program.kill('SIGTERM')
      await once(program, 'close')
    },
    async failure() {
      return hasEnded() ? lastLine(last) : undefined
    },
    async stay() {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
        process.removeAllListeners(signal)
        process.on(signal, () => program?.kill('SIGTERM'))
      }
      if (program && !hasEnded()) await once(program, 'close')
      return program?.exitCode ?? 1
    },
  }
}

const unit = 'salorge'

/** The program as the unit `salorge` of systemd, whose folder is the link `current`. */
export const systemdService: Service = {
  canStopRunning: true,
  command: 'sudo salorge upgrade',
  run: (version, words) =>
    runToEnd(
      'systemd-run',
      [
        '--quiet',
        '--collect',
        '--wait',
        '--pipe',
        `--uid=${unit}`,
        `--gid=${unit}`,
        `--working-directory=${version}`,
        '--setenv=DATA_DIR=/var/lib/salorge',
        '--property=EnvironmentFile=/etc/salorge/shop.env',
        '--property=UMask=0077',
        nodeOf(version),
        'scripts/pinned.mjs',
        ...words,
      ],
      '/',
    ),
  async start() {
    // After too many failures it would refuse.
    await runToEnd('systemctl', ['reset-failed', unit], '/')
    await must('systemctl', ['start', '--no-block', unit])
  },
  stop: () => must('systemctl', ['stop', unit]),
  async failure() {
    const { said } = await runToEnd('systemctl', ['show', '--property=SubState', '--value', unit], '/')
    if (!['auto-restart', 'auto-restart-queued', 'failed', 'dead'].includes(said.trim())) return undefined
    const { said: journal } = await runToEnd('journalctl', ['-u', unit, '-t', 'node', '-n', '5', '-o', 'cat'], '/')
    return lastLine(journal)
  },
}

async function must(command: string, words: string[]): Promise<void> {
  const { isDone, said } = await runToEnd(command, words, '/')
  if (!isDone) throw new Error(`${command} ${words.join(' ')} failed: ${said}`)
}

async function runToEnd(command: string, words: string[], folder: string) {
  const child = spawn(command, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const end = () => void child.kill('SIGTERM')
  process.once('exit', end)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += String(text)))
  const [code] = (await once(child, 'close').catch((error: Error) => [(said += error.message)])) as [unknown]
  process.off('exit', end)
  return { isDone: code === 0, said }
}

/** The last sentence that a program said, without lines of its log and what Node writes beneath an error. */
export function lastLine(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !/^(\{|\s+at |Node\.js v)/.test(line))
  return lines.at(-1)?.trim().replace(/\.$/, '') ?? 'it ended without a word'
}
