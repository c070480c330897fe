import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder that is removed by `remove`. */
export async function createDataFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(await quickestPlace(), 'salorge-tests-'))
  // PostgreSQL's own user passes through it when the tests run as root.
  await chmod(path, 0o711)
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }) }
}

const memory = '/dev/shm'

/** A disk in memory, where there is one with room for some databases: it makes a new one in a tenth of the time. */
export async function quickestPlace(): Promise<string> {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = await statfs(memory)
  // It may call itself as large as all of the memory, whoever else needs that.
  return Math.min(bavail * bsize, process.availableMemory()) > 4 * 1024 ** 3 ? memory : tmpdir()
}
