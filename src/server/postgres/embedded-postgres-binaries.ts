import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { flushTree, syncFolder } from '../files/flush.ts'
import { StartupProblem } from '../startup-problem.ts'
import { canAccess, rootOnlyHome, type SystemUser } from './embedded-postgres-user.ts'

export interface PostgresBinaries {
  /** The folder with `bin`, `lib` and `share`. */
  folder: string
  version: string
}

const packages = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64']

/** Finds the PostgreSQL that npm installed beside this program, whether it runs from the sources or from the bundle. */
export function findBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`
  if (!packages.includes(platform)) {
    throw new StartupProblem(
      `The built-in PostgreSQL doesn't exist for this system (${platform}): run the program on one of ${packages.join(', ')}.`,
    )
  }
  const name = `@embedded-postgres/${platform}`
  const packageFolder = findPackage(name)
  hydrateLinks(packageFolder, name)
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  return { folder: join(packageFolder, 'native'), version }
}

export const executable = (binaries: PostgresBinaries, name: 'initdb' | 'postgres') =>
  join(binaries.folder, 'bin', name)

export const majorVersion = (binaries: PostgresBinaries) => binaries.version.split('.', 1).join()

/** The settings of our own environment (`PGDATA`, `LD_LIBRARY_PATH`, …) must not leak into PostgreSQL. */
export const postgresEnvironment = () => ({ PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' })

function findPackage(name: string) {
  try {
    const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    if (existsSync(join(packageFolder, 'native', 'bin', 'postgres'))) return packageFolder
  } catch {
    // The sentence below says all there is to say.
  }
  throw new StartupProblem(
    `The built-in PostgreSQL isn't installed (${name} is missing): run "npm ci" without "--omit=optional".`,
  )
}

/**
 * npm packages can't contain symbolic links, so a script of the package makes them after its installation. With
 * `--ignore-scripts` it doesn't run, and PostgreSQL wouldn't find its libraries.
 */
function hydrateLinks(packageFolder: string, name: string) {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      throw new StartupProblem(
        `The built-in PostgreSQL was installed without its scripts and ${dirname(link)} can't be written: run "npm rebuild ${name}" as a user who may.`,
      )
    }
  }
}

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

/** The same binaries, or a copy of them when they lie in a folder that one of the users can't enter. */
export async function binariesFor(users: SystemUser[], binaries: PostgresBinaries, say: (line: string) => void) {
  if (users.every((user) => canAccess(user, join(binaries.folder, 'lib')))) return binaries
  const folder = join(rootOnlyHome, `postgresql-${binaries.version}-${process.arch}`)
  if (!existsSync(folder)) {
    say(`PostgreSQL can't run from ${binaries.folder}, which only root can enter: copying it to ${folder}.`)
    await copyForEveryone(binaries.folder, folder)
  }
  return { ...binaries, folder }
}

async function copyForEveryone(source: string, folder: string) {
  await makeRootOnlyHome()
  const draft = `${folder}.${randomUUID()}`
  await cp(source, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  spawnSync('chmod', ['-R', 'a+rX,go-w', draft])
  // Found under its name, it is taken for whole.
  await flushTree(draft)
  try {
    await rename(draft, folder)
    await syncFolder(rootOnlyHome)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // Another data folder's first start was faster: its copy is as good.
    if (!existsSync(folder)) throw error
  }
}

/** Whatever the umask of root says, others must be able to pass through this folder. */
export async function makeRootOnlyHome() {
  await mkdir(rootOnlyHome, { recursive: true })
  await chmod(rootOnlyHome, 0o755)
}
