import { closeSync, fstatSync, openSync, rmSync, statSync } from 'node:fs'
import { open, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartupProblem } from '../startup-problem.ts'
import { giveName } from './flush.ts'

/**
 * Writes a file atomically: it gets its name only when it is complete and on the disk. On any error the old file stays.
 */
export async function writeFileAtomically<Result>(
  path: string,
  write: (draft: FileHandle) => Promise<Result>,
): Promise<Result> {
  const draft = `${path}.partial`
  try {
    await refuseOther(path)
    // A killed program may have left an old draft.
    await rm(draft, { force: true })
    const ino = createFile(draft)
    // Two that write to one name at a time have one draft between them, and it belongs to the second.
    const isOurs = () => statSync(draft, { throwIfNoEntry: false })?.ino === ino
    const removeDraft = () => isOurs() && rmSync(draft)
    process.once('exit', removeDraft)
    try {
      const result = await fill(draft, write)
      if (!isOurs()) throw new StartupProblem(`Another program writes to ${draft}: wait for its end.`)
      await giveName(draft, path)
      return result
    } catch (error) {
      removeDraft()
      throw error
    } finally {
      process.off('exit', removeDraft)
    }
  } catch (error) {
    throw explained(error, path)
  }
}

async function fill<Result>(draft: string, write: (draft: FileHandle) => Promise<Result>): Promise<Result> {
  const handle = await open(draft, 'r+')
  try {
    const result = await write(handle)
    // Before it is looked whose draft it is, for this may take seconds.
    await handle.sync()
    return result
  } finally {
    await handle.close()
  }
}

/** Registered synchronously, so that a signal can't arrive before we know what to remove. */
function createFile(path: string): number {
  const file = openSync(path, 'wx', 0o600)
  const { ino } = fstatSync(file)
  closeSync(file)
  return ino
}

async function refuseOther(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isDirectory()) throw new StartupProblem(`${path} is a folder: name the file in it that is to be written.`)
  if (found && !found.isFile()) throw new StartupProblem(`${path} is not a file: name another one.`)
}

function explained(error: unknown, path: string): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (error instanceof StartupProblem || !syscall) return error
  const folder = dirname(path)
  const sentences: Record<string, string> = {
    ENOSPC: `The disk is full: make room for ${path}, or name a file on another disk`,
    EDQUOT: `This user's disk quota is used up: make room for ${path}, or name a file on another disk`,
    EFBIG: `${path} would be larger than this disk or this user's limit allows: name a file on another disk`,
    ENOENT: `There is no folder ${folder}: make it, or name a file in another one`,
    ENOTDIR: `${folder} is not a folder: name a file in another one`,
    EACCES: `This user may not write in ${folder}: change its rights, or name a file in another folder`,
    EPERM: `This user may not write in ${folder}: change its rights, or name a file in another folder`,
    EROFS: `${folder} lies on a read-only disk: name a file on another one`,
  }
  return new StartupProblem(`${sentences[code] ?? `${path} can't be written (${code})`}.`, { cause: error })
}
