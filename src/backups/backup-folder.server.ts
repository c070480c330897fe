import { chmod, copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { giveName } from '../server/files/flush.ts'
import { momentOf } from './backup.ts'
import type { BackupPlace, KeptBackup } from './backup-place.ts'

/** The folder in which this copy of the program keeps its backups. */
export interface BackupFolder extends BackupPlace {
  pathOf(name: string): string
  /** Makes it where it is missing, readable by its owner alone, and removes what a killed program left. */
  prepare(): Promise<void>
}

/** A draft that nobody has written to for so long is nobody's any more. */
const abandonedMilliseconds = 10 * 60_000

export function openBackupFolder(dataFolder: string): BackupFolder {
  const folder = join(dataFolder, 'backups')
  const pathOf = (name: string) => join(folder, name)
  return {
    label: 'Ten serwer',
    pathOf,
    async prepare() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await chmod(folder, 0o700)
      const drafts = (await readdir(folder)).filter((name) => /\.gz\.partial(\.age)?$/.test(name))
      for (const draft of drafts) {
        const found = await stat(pathOf(draft)).catch(() => undefined)
        if (found && Date.now() - found.mtimeMs > abandonedMilliseconds) await rm(pathOf(draft), { force: true })
      }
    },
    async list() {
      const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const found = await Promise.all(
        names.map(async (name): Promise<KeptBackup | undefined> => {
          const madeAt = momentOf(name)
          const file = await stat(pathOf(name)).catch(() => undefined)
          return madeAt && file?.isFile() ? { name, bytes: file.size, madeAt } : undefined
        }),
      )
      return found.filter((one) => one !== undefined).toSorted((one, other) => (one.name < other.name ? 1 : -1))
    },
    async put(name, path) {
      const draft = `${pathOf(name)}.partial`
      await copyFile(path, draft)
      await giveName(draft, pathOf(name))
    },
    async remove(name) {
      await rm(pathOf(name), { force: true })
    },
  }
}
