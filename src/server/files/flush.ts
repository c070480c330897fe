import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A new name in a folder is safe from a power cut only after the folder itself is on the disk. */
export const syncFolder = flush

/** The same, where nothing may happen meanwhile. */
export function syncFolderAtOnce(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Gives a finished file its name. After a power cut there is the whole of it under that name, or nothing new. */
export async function giveName(draft: string, path: string): Promise<void> {
  await flush(draft)
  await rename(draft, path)
  await syncFolder(dirname(path))
}

/** All that lies in a folder, which gets its own name only afterwards. */
export async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    // oxlint-disable-next-line no-await-in-loop -- a disk does one after the other anyway
    if (entry.isFile() || entry.isDirectory()) await flush(join(entry.parentPath, entry.name))
  await flush(folder)
}

async function flush(path: string): Promise<void> {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}
