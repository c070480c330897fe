import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { restoreShop } from './restore-shop.server.ts'
import { openBackup } from '../server/backup/read-backup.ts'
import { startEmbeddedPostgres } from '../server/postgres/embedded-postgres.ts'
import { StartupProblem } from '../server/startup-problem.ts'
import { lastLine } from '../server/upgrade/service.ts'

const looksAt = ['/api/health', '/', '/store', '/api/store/products', '/api/team', '/admin']

/**
 * Opens this version on a copy of the shop, with a database of its own, and looks at its pages: what would fail in the upgrade fails here,
 * where nobody sees it. The copy knows no mail server, no payment provider and none of the shop's secrets.
 */
export async function rehearseUpgrade(backup: string, dataFolder: string): Promise<void> {
  const trial = join(dataFolder, 'upgrade-trial')
  await removeTrial(trial)
  try {
    // PostgreSQL's own user passes through it when this is root.
    await mkdir(trial, { recursive: true, mode: 0o711 })
    await restoreInto(trial, backup)
    await openOn(trial)
  } finally {
    await removeTrial(trial)
  }
}

async function removeTrial(trial: string): Promise<void> {
  // Root may have had to make the database elsewhere.
  const cluster = await realpath(join(trial, 'postgres')).catch(() => undefined)
  if (cluster && dirname(cluster) !== (await realpath(trial)))
    await rm(dirname(cluster), { recursive: true, force: true })
  await rm(trial, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
}

/** Brings its tables up to date, too. */
async function restoreInto(trial: string, backup: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataFolder: trial, say: () => {} })
  try {
    const file = await openBackup(backup)
    await restoreShop(postgres.url, file).finally(() => file.handle.close())
  } finally {
    await postgres.stop()
  }
}

async function openOn(trial: string): Promise<void> {
  const program = spawn(process.execPath, ['scripts/pinned.mjs', 'start'], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      DATA_DIR: trial,
      HOST: '127.0.0.1',
      PORT: '0',
      PAYMENTS: 'demo',
      LOG_LEVEL: 'error',
      SETTINGS_KEY: randomBytes(32).toString('hex'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = () => void program.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(program, 'close')
  try {
    const address = await opened(program, ended)
    for (const path of looksAt) {
      // oxlint-disable-next-line no-await-in-loop -- as a visitor does
      const answer = await fetch(`${address}${path}`, { signal: AbortSignal.timeout(30_000) })
      // oxlint-disable-next-line no-await-in-loop -- as above
      await answer.arrayBuffer()
      if (!answer.ok) throw new StartupProblem(`${path} answers with ${answer.status}.`)
    }
  } finally {
    if (program.exitCode === null) program.kill('SIGTERM')
    await ended
    process.off('exit', kill)
  }
}

/** @returns its address, once it says that it is open */
async function opened(program: ReturnType<typeof spawn>, ended: Promise<unknown>): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let said = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (text: Buffer) => {
      said += String(text)
      const port = /is open at \S+:(\d+)/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  void ended.then(() => reject(new StartupProblem(`${lastLine(said)}.`)))
  return promise
}
