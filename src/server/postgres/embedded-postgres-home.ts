import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, readdir, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  binariesFor,
  executable,
  findBinaries,
  majorVersion,
  makeRootOnlyHome,
  postgresEnvironment,
  type PostgresBinaries,
} from './embedded-postgres-binaries.ts'
import { superuser } from './embedded-postgres-owner.ts'
import {
  canAccess,
  chownTree,
  nobody,
  postgresUser,
  rootOnlyHome,
  temporaryFolderFor,
  type SystemUser,
} from './embedded-postgres-user.ts'
import { StartupProblem } from '../startup-problem.ts'
import { syncFolder } from '../files/flush.ts'

/** Everything that is needed to run the PostgreSQL of one data folder. */
export interface PostgresHome {
  /** PostgreSQL's own data directory, as a real path. */
  cluster: string
  password: string
  logFile: string
  binaries: PostgresBinaries
  /** Who runs PostgreSQL when we are root. */
  user: SystemUser | undefined
}

export interface Preparing {
  say: (line: string) => void
  /** Whether an empty database may take the place of one that an upgrade has set aside. */
  mayReplace?: boolean
}

/** Finds the database of the data folder, or creates it. The caller holds the folder's lock. */
export async function preparePostgresHome(
  dataFolder: string,
  { say, mayReplace = false }: Preparing,
): Promise<PostgresHome> {
  refuseForeignFolder(dataFolder)
  const user = postgresUser(dataFolder)
  const found = findBinaries()
  const binaries = user ? await binariesFor([user, nobody()], found, say) : found
  const entry = join(dataFolder, 'postgres')
  const exists = lstatSync(entry, { throwIfNoEntry: false }) !== undefined
  if (!exists && !mayReplace) refuseBesideSetAside(dataFolder)
  const password = exists ? readPassword(dataFolder) : await createPassword(dataFolder)
  if (!exists) await createCluster({ dataFolder, entry, password, binaries, user, say })
  const cluster = await existingCluster(entry, binaries, user)
  return { cluster, password, logFile: join(dataFolder, 'postgres.log'), binaries, user }
}

const passwordFile = (dataFolder: string) => join(dataFolder, 'postgres-password')

/** Whoever set a folder up owns its password file. Another user would trip over files in the middle of something. */
function refuseForeignFolder(dataFolder: string) {
  const owner = statSync(passwordFile(dataFolder), { throwIfNoEntry: false })?.uid
  if (owner === undefined || owner === process.getuid?.()) return
  throw new StartupProblem(
    `The data folder ${dataFolder} was set up by ${userName(owner)}: start the program as that user, or choose another folder.`,
  )
}

/** Power went while the database was being moved: an empty shop would open in place of the real one. */
export function refuseBesideSetAside(dataFolder: string) {
  const aside = existsSync(dataFolder) ? readdirSync(dataFolder).find((name) => /^postgres-\d+$/.test(name)) : undefined
  if (!aside) return
  throw new StartupProblem(
    `The database of this shop lies aside in ${join(dataFolder, aside)}, because an upgrade was interrupted while it was being moved: type that upgrade again, it goes on.`,
  )
}

const userName = (uid: number) => (uid === 0 ? 'root' : `the user with the number ${uid}`)

export function readPassword(dataFolder: string) {
  const password = existsSync(passwordFile(dataFolder)) ? readFileSync(passwordFile(dataFolder), 'utf8').trim() : ''
  if (password) return password
  throw new StartupProblem(
    `The database's password is missing in ${passwordFile(dataFolder)}: restore that file from your last backup.`,
  )
}

async function createPassword(dataFolder: string) {
  const password = randomBytes(24).toString('hex')
  const draft = `${passwordFile(dataFolder)}.new`
  await rm(draft, { force: true })
  await writeFile(draft, password, { mode: 0o600, flush: true })
  await rename(draft, passwordFile(dataFolder))
  return password
}

async function existingCluster(entry: string, binaries: PostgresBinaries, user: SystemUser | undefined) {
  const cluster = await realpath(entry).catch(() => undefined)
  if (!cluster || !existsSync(join(cluster, 'PG_VERSION'))) {
    throw new StartupProblem(
      `There is no PostgreSQL database behind ${entry}: restore it from your last backup, or remove ${entry} to begin with an empty one.`,
    )
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== majorVersion(binaries)) {
    throw new StartupProblem(
      `The database in ${cluster} was made by PostgreSQL ${version} but this program brings PostgreSQL ${majorVersion(binaries)}: use the program's version that made it, or restore a backup into a new data folder.`,
    )
  }
  if (user) await handOver(cluster, user)
  return cluster
}

async function handOver(cluster: string, user: SystemUser) {
  if (statSync(cluster).uid !== user.uid) await chownTree(cluster, user)
  if (canAccess(user, cluster)) return
  throw new StartupProblem(
    `The database's user (number ${user.uid}) can't enter ${dirname(cluster)} any more: allow it with "chmod o+x" on the folders on the way.`,
  )
}

interface NewCluster {
  dataFolder: string
  entry: string
  password: string
  binaries: PostgresBinaries
  user: SystemUser | undefined
  say: (line: string) => void
}

/** Nothing appears under its final name before it is complete and on the disk, whenever this is interrupted. */
async function createCluster({ dataFolder, entry, password, binaries, user, say }: NewCluster) {
  await removeDrafts(dataFolder, 'postgres.new-')
  if (user && !canAccess(user, dataFolder)) {
    const home = await makeClusterHome(dataFolder, user)
    say(`PostgreSQL's user can't enter ${dataFolder}: its database is kept in ${home}.`)
    await fillCluster(join(home, 'postgres'), password, binaries, user)
    for (const folder of [home, rootOnlyHome]) await syncFolder(folder)
    await symlink(join(home, 'postgres'), entry)
  } else {
    const draft = `${entry}.new-${randomUUID()}`
    await fillCluster(draft, password, binaries, user)
    await rename(draft, entry)
  }
  await syncFolder(dataFolder)
}

/** A killed `initdb` may still be busy in its draft, which is why every draft has a name of its own. */
async function removeDrafts(folder: string, beginning: string) {
  const drafts = (await readdir(folder)).filter((name) => name.startsWith(beginning))
  await Promise.allSettled(drafts.map((name) => rm(join(folder, name), { recursive: true, force: true })))
}

async function makeClusterHome(dataFolder: string, user: SystemUser) {
  await makeRootOnlyHome()
  const home = await mkdtemp(join(rootOnlyHome, `${basename(dataFolder)}-`))
  await chownTree(home, user)
  return home
}

/** Fills the folder with a new cluster, or removes it, so that a failure doesn't also fill the disk. */
async function fillCluster(folder: string, password: string, binaries: PostgresBinaries, user: SystemUser | undefined) {
  try {
    if (user) await runInitdbAsRoot(folder, password, binaries, user)
    else await runInitdb(folder, password, binaries, { sync: true })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

async function runInitdbAsRoot(folder: string, password: string, binaries: PostgresBinaries, user: SystemUser) {
  // `nobody` needn't be able to enter the data folder, so the files are made elsewhere and root carries them over.
  const somebody = nobody()
  const temporary = temporaryFolderFor(somebody)
  // Of another shop that begins at this moment on another disk, the folder may have the same number there.
  const { dev, ino } = statSync(dirname(folder))
  const beginning = `salorge-initdb-${dev}-${ino}-`
  await removeDrafts(temporary, beginning)
  const scratch = await mkdtemp(join(temporary, beginning))
  try {
    await chownTree(scratch, somebody)
    await runInitdb(join(scratch, 'cluster'), password, binaries, { user: somebody, sync: false })
    // Ten times as fast as Node's own way for a thousand small files.
    await run('cp', ['-RpP', join(scratch, 'cluster'), folder])
    await chownTree(folder, user)
    await run(executable(binaries, 'initdb'), ['--sync-only', '-D', folder])
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

const initdbOptions = [
  `--username=${superuser}`,
  '--auth=scram-sha-256',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--encoding=UTF8',
  '--no-instructions',
]

async function runInitdb(
  folder: string,
  password: string,
  binaries: PostgresBinaries,
  { user, sync }: { user?: SystemUser; sync: boolean },
) {
  const passwordDraft = `${folder}.password`
  await writeFile(passwordDraft, password, { mode: 0o600, flag: 'wx' })
  if (user) await chownTree(passwordDraft, user)
  try {
    await run(
      executable(binaries, 'initdb'),
      ['-D', folder, `--pwfile=${passwordDraft}`, ...initdbOptions, ...(sync ? [] : ['--no-sync'])],
      user,
    )
  } finally {
    await rm(passwordDraft, { force: true })
  }
}

async function run(command: string, parameters: string[], user?: SystemUser) {
  const child = spawn(command, parameters, {
    ...user,
    cwd: '/',
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // Ctrl-C in a terminal ends us; the draft is worthless then anyway.
    detached: true,
  })
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text))
  const [exitCode] = (await once(child, 'close').catch((error: Error) => [error.message])) as [unknown]
  if (exitCode !== 0) throw initdbProblem(complaint || String(exitCode))
}

function initdbProblem(complaint: string) {
  if (complaint.includes('could not look up effective user ID')) {
    return new StartupProblem(
      `PostgreSQL can't be set up because the current user (number ${process.getuid?.()}) has no name on this system: start the program as a user listed in /etc/passwd.`,
    )
  }
  const reason = complaint.match(/(?:error|FATAL|PANIC): +(.*)/)?.[1] ?? complaint.trim().split('\n').at(-1)
  return new StartupProblem(`PostgreSQL can't create its database (${reason}): mend that and start again.`)
}
