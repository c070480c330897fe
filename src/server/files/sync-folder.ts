import { open } from 'node:fs/promises'

/** A new name in a folder is safe from a power cut only after the folder itself is on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
