import { execFileSync } from 'node:child_process'
import { vi } from 'vitest'
import { asRoot, later, temporaryFolder } from './embedded-postgres.ts'

/** Only root on Linux can make a disk of a test's own. */
export const canMount = asRoot && process.platform === 'linux'

/**
 * A folder that is a disk of its own, with mount options such as `size=20m,mode=755`. Processes that end in it hold it
 * for a moment longer.
 */
export async function mountedFolder(options: string): Promise<string> {
  const folder = await temporaryFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder])
  later(() => vi.waitFor(() => execFileSync('umount', [folder], { stdio: 'pipe' }), { timeout: 5_000, interval: 50 }))
  return folder
}
