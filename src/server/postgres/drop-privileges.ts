import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, lchownSync, mkdirSync, openSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config } from '../config.ts'
import { prepareKey } from '../secret-box.ts'
import { chownTree, postgresUser, type SystemUser } from './embedded-postgres-user.ts'

/**
 * Continues as the user who runs PostgreSQL, if started as root: after the port is open, root is no longer needed. An
 * attacker would then get the shop, but not the machine. If that user lacks access, the program stays root and says so.
 */
export async function dropPrivileges(
  { dataFolder, settingsKey }: Pick<Config, 'dataFolder' | 'settingsKey'>,
  say: (line: string) => void,
) {
  if (process.getuid?.() !== 0) return
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 })
  const user = postgresUser(dataFolder)
  if (!user) return
  await giveWhatIsWritten(dataFolder, user)
  if (settingsKey === undefined) lchownSync(prepareKey(dataFolder), user.uid, user.gid)
  const obstacle = firstObstacle(user, join(dataFolder, 'outbox')) ?? become(user)
  if (obstacle === undefined) return
  say(
    `The program stays root, because ${obstacle}. Better start it as an ordinary user, as deploy/salorge.service does.`,
  )
}

/** The folder itself stays root's, so that nobody else can plant a link for the next start. */
async function giveWhatIsWritten(dataFolder: string, user: SystemUser) {
  for (const folder of ['outbox', 'backups']) {
    mkdirSync(join(dataFolder, folder), { recursive: true, mode: 0o700 })
    await chownTree(join(dataFolder, folder), user)
  }
  const log = join(dataFolder, 'postgres.log')
  if (!existsSync(log)) return
  for (const file of [log, `${log}.old`]) {
    closeSync(openSync(file, 'a', 0o600))
    lchownSync(file, user.uid, user.gid)
  }
}

/** What the program reads or runs later, and where it writes emails. */
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

/** It can't be undone. */
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
