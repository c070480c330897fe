import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, lchownSync, mkdirSync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { chownTree, postgresUser, type SystemUser } from './embedded-postgres-user.ts'

/**
 * Who was started as root goes on as the user who runs PostgreSQL, after the last thing that only root may do: to listen
 * on a low port. From here on, whoever took the program over would have the shop, but not the machine. Where that user
 * couldn't go on with the work it stays root, and says so.
 */
export async function dropPrivileges({ dataFolder }: Pick<Config, 'dataFolder'>, say: (line: string) => void) {
  if (process.getuid?.() !== 0) return
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const user = postgresUser(dataFolder)
  if (!user) return
  await giveWhatIsWritten(dataFolder, user)
  const obstacle = firstObstacle(user, join(dataFolder, 'outbox')) ?? become(user)
  if (obstacle === undefined) return
  say(
    `The program stays root, because ${obstacle}. Better start it as an ordinary user, as deploy/salorge.service does.`,
  )
}

/** The folder itself stays root's: nobody else may put a link in the way of the next start. */
async function giveWhatIsWritten(dataFolder: string, user: SystemUser) {
  const outbox = join(dataFolder, 'outbox')
  mkdirSync(outbox, { recursive: true, mode: 0o700 })
  await chownTree(outbox, user)
  const log = join(dataFolder, 'postgres.log')
  if (!existsSync(log)) return
  for (const file of [log, `${log}.old`]) {
    closeSync(openSync(file, 'a', 0o600))
    lchownSync(file, user.uid, user.gid)
  }
}

/** What is read or run later on: the program and its packages; and where messages are written. */
function firstObstacle(user: SystemUser, outbox: string): string | undefined {
  const program = [fileURLToPath(import.meta.url), createRequire(import.meta.url).resolve('sharp'), process.execPath]
  const look = 'for path; do test -r "$path" || { echo "read $path"; exit; }; done; test -w "$0" || echo "write in $0"'
  const { stdout, error } = spawnSync('/bin/sh', ['-c', look, outbox, ...program], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (error) return noOther(error)
  const denied = stdout.trim()
  return denied ? `the user with the number ${user.uid}, who runs PostgreSQL, can't ${denied}` : undefined
}

const noOther = ({ message }: Error) => `it may not become another user here (${message})`

/** There is no way back. */
function become({ uid, gid }: SystemUser): string | undefined {
  try {
    process.setgroups?.([])
    process.setgid?.(gid)
    process.setuid?.(uid)
    return undefined
  } catch (error) {
    return noOther(error as Error)
  }
}
