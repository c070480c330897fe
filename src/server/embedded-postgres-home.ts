import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs'
import { realpath, rename, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { dirname, join } from 'node:path'
import { binariesFor, findBinaries, majorVersion, type PostgresBinaries } from './embedded-postgres-binaries.ts'
import { createCluster } from './embedded-postgres-initdb.ts'
import { canReach, giveTree, nobody, postgresUser, type SystemUser } from './embedded-postgres-user.ts'
import { StartupProblem } from './startup-problem.ts'

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

/** Finds the database of the data folder, or creates it. The caller holds the folder's lock. */
export async function preparePostgresHome(dataFolder: string, say: (line: string) => void): Promise<PostgresHome> {
  refuseForeignFolder(dataFolder)
  const user = postgresUser(dataFolder)
  const found = findBinaries()
  const binaries = user ? await binariesFor([user, nobody()], found, say) : found
  const entry = join(dataFolder, 'postgres')
  const exists = lstatSync(entry, { throwIfNoEntry: false }) !== undefined
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
  if (statSync(cluster).uid !== user.uid) await giveTree(cluster, user)
  if (canReach(user, cluster)) return
  throw new StartupProblem(
    `The database's user (number ${user.uid}) can't enter ${dirname(cluster)} any more: allow it with "chmod o+x" on the folders on the way.`,
  )
}
