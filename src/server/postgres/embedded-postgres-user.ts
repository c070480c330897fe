import { spawnSync } from 'node:child_process'
import { lstatSync, statSync } from 'node:fs'
import { lchown, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartupProblem } from '../startup-problem.ts'

export interface SystemUser {
  uid: number
  gid: number
}

/** Where root keeps what PostgreSQL's user can't reach inside the project. */
export const rootOnlyHome = '/var/lib/salorge'

const isRoot = () => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root. The data folder's owner is then the natural choice. Failing that, a number that no
 * distribution gives to anybody is better than `nobody`, whom other programs share and who could read our files.
 *
 * @returns nothing when we aren't root: PostgreSQL then runs as ourselves
 */
export function postgresUser(dataFolder: string): SystemUser | undefined {
  if (!isRoot()) return undefined
  const { uid, gid } = statSync(dataFolder)
  return uid === 0 ? { uid: 60_932, gid: 60_932 } : { uid, gid }
}

const idOf = (flag: string, name: string) =>
  Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10)

/** `initdb` only runs for a user who has a name, which the user above often hasn't got. */
export function nobody(): SystemUser {
  const user = { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') }
  if (user.uid > 0 && user.gid > 0) return user
  throw new StartupProblem(
    'PostgreSQL can\'t be set up by root because this system has no user "nobody": start the program as an ordinary user.',
  )
}

/** Asks the system itself, because access lists and mount options have their say too. */
export function canAccess(user: SystemUser, folder: string) {
  const { status, error } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  })
  if (error) {
    throw new StartupProblem(
      `PostgreSQL refuses to run as root, and root may not become another user here (${error.message}): start the program as an ordinary user.`,
    )
  }
  return status === 0
}

/** Root's own temporary folder may be closed to everybody else. */
export const temporaryFolderFor = (user: SystemUser | undefined) =>
  !user || canAccess(user, tmpdir()) ? tmpdir() : '/tmp'

/** Never follows a link, so that an owner's link can't make root give away something else. */
export async function chownTree(path: string, { uid, gid }: SystemUser) {
  if (lstatSync(path).isDirectory()) {
    await Promise.all((await readdir(path)).map((entry) => chownTree(join(path, entry), { uid, gid })))
  }
  await lchown(path, uid, gid)
}
