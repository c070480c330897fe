import { existsSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '../files/flush.ts'

/**
 * Makes place for a database of another major version of PostgreSQL, and keeps the one that is there under its version's name. Done
 * again after an interruption, it removes what was begun in its place.
 */
export async function setClusterAside(dataFolder: string, major: string): Promise<void> {
  const { cluster, password, keptCluster, keptPassword } = placesIn(dataFolder, major)
  if (isOf(cluster, major)) {
    // From an earlier upgrade, after which somebody went back.
    for (const stale of [keptPassword, keptCluster]) await rm(stale, { recursive: true, force: true })
    await rename(cluster, keptCluster)
  } else if (existsSync(keptCluster)) {
    await rm(cluster, { recursive: true, force: true })
  }
  if (!existsSync(keptPassword)) await rename(password, keptPassword)
  await syncFolder(dataFolder)
}

/** Puts it back, where it isn't in its place; what took that is removed. */
export async function bringClusterBack(dataFolder: string, major: string): Promise<void> {
  const { cluster, password, keptCluster, keptPassword } = placesIn(dataFolder, major)
  const replaced = `${cluster}.replaced`
  // One of its version in its place was never set aside; what is kept then is of an earlier upgrade.
  if (existsSync(keptCluster) && !isOf(cluster, major)) {
    // In one step: nobody may start on half of one.
    await rm(replaced, { recursive: true, force: true })
    if (existsSync(cluster)) await rename(cluster, replaced)
    // The cluster comes last: until then it can be seen that this isn't done.
    if (existsSync(keptPassword)) await rename(keptPassword, password)
    await rename(keptCluster, cluster)
    await syncFolder(dataFolder)
  }
  await rm(replaced, { recursive: true, force: true })
}

function placesIn(dataFolder: string, major: string) {
  const [cluster, password] = [join(dataFolder, 'postgres'), join(dataFolder, 'postgres-password')]
  return { cluster, password, keptCluster: `${cluster}-${major}`, keptPassword: `${password}-${major}` }
}

function isOf(cluster: string, major: string): boolean {
  const version = join(cluster, 'PG_VERSION')
  return existsSync(version) && readFileSync(version, 'utf8').trim() === major
}
