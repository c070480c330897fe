import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { projectFolder } from '../project.ts'

export interface RunningShop {
  pid: number
  port: number
  /** From starting the process to its word that it is open. */
  millisecondsToOpen: number
  stop(): Promise<void>
}

/** What `npm start` gives to Node, and what it sets before. */
function wordsOfStart(): { variables: Record<string, string>; words: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, set = '', words = ''] = /^exec env ((?:\w+=\S+ )*)node (.+)$/.exec(scripts.start) ?? []
  const variables = Object.fromEntries([...set.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))
  return { variables, words: words.split(' ') }
}

/** Starts the built program as its owner does. It logs into a file, so that nobody has to read along. */
export async function startShop(folder: string, settings: Record<string, string> = {}): Promise<RunningShop> {
  const logFile = join(folder, 'log')
  const log = openSync(logFile, 'w')
  const start = performance.now()
  const { variables, words } = wordsOfStart()
  const child = spawn(process.execPath, words, {
    cwd: projectFolder,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ...variables,
      ...settings,
    },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const ended = once(child, 'exit')
  for (;;) {
    await setTimeout(2)
    const said = readFileSync(logFile, 'utf8')
    const port = /is open at http:\/\/[^\s:]+:(\d+)/.exec(said)?.[1]
    const millisecondsToOpen = performance.now() - start
    if (port) return { pid: child.pid ?? 0, port: Number(port), millisecondsToOpen, stop }
    if (child.exitCode !== null || millisecondsToOpen > 30_000) {
      await stop()
      throw new Error(`the program did not open:\n${said}`)
    }
  }

  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    await ended
  }
}
