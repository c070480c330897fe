import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { quickestPlace } from '../data-folder.ts'
import { canMount } from '../small-disk.ts'

const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'pipe', encoding: 'utf8' })

/** Why no disk can be made here whose power is cut; nothing where it can. */
export function whyNoDisk(): string | undefined {
  if (!canMount) return 'only root on Linux mounts a disk of its own'
  if (!existsSync('/dev/loop-control')) return 'there are no loop devices'
  try {
    run('mkfs.ext4', '-V')
    return undefined
  } catch {
    return 'there is no mkfs.ext4'
  }
}

/** With a journal, as disks mostly have it; or bare, where a file's name is only safe when its folder was flushed, too. */
export type DiskKind = 'journal' | 'bare'

/**
 * A disk whose power can be cut: a file that is mounted. What programs have written, and not flushed, is in the system's memory and not in
 * that file, so a copy of it is what a machine finds after the power came back.
 */
export async function openDisk(kind: DiskKind) {
  const home = await mkdtemp(join(await quickestPlace(), 'salorge-disk-'))
  await chmod(home, 0o711)
  const folder = join(home, 'mounted')
  await mkdir(folder)
  let image = join(home, 'disk-0')
  let cuts = 0
  run('truncate', '-s', '900M', image)
  const features = kind === 'bare' ? ['-O', '^has_journal'] : ['-J', 'size=16']
  run('mkfs.ext4', '-q', '-m', '0', '-E', 'lazy_itable_init=0,root_owner=0:0', ...features, image)
  run('mount', '-o', 'loop', image, folder)
  await chmod(folder, 0o711)
  const dataFolder = join(folder, 'data')
  await mkdir(dataFolder, { mode: 0o711 })
  run('sync', '-f', folder)

  const unmount = async () => {
    for (let tries = 0; ; tries += 1) {
      try {
        return run('umount', folder)
      } catch (error) {
        // Whoever was killed holds it for a moment longer.
        if (tries === 100) throw error
        await setTimeout(50)
      }
    }
  }
  return {
    /** Where it is mounted. */
    folder,
    dataFolder,
    /** What is on it at this moment. Nobody may write meanwhile but the system, which may be flushing. */
    copy(): string {
      cuts += 1
      const copy = join(home, `disk-${cuts}`)
      for (;;) {
        run('cp', '--sparse=always', image, copy)
        try {
          run('cmp', '-s', image, copy)
          return copy
        } catch {
          // The system was flushing: that was no single moment.
        }
      }
    },
    /** The power is back: from now on the copy is the disk. */
    async wakeUpWith(copy: string) {
      await unmount()
      await rm(image)
      image = copy
      // It tells of what it mended by its exit code.
      if (kind === 'bare') run('sh', '-c', 'e2fsck -fy "$0" || [ $? -lt 4 ]', image)
      run('mount', '-o', 'loop', image, folder)
    },
    async close() {
      await unmount()
      await rm(home, { recursive: true, force: true })
    },
  }
}
export type Disk = Awaited<ReturnType<typeof openDisk>>
