import { lchownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartupProblem } from '../startup-problem.ts'

/** Somebody else works in the folder: whoever only wants to talk to its database may do so there. */
export class DataFolderInUse extends StartupProblem {}

// Keeps the open files: a lock that is garbage collected would be released.
const heldLocks = new Set<DatabaseSync>()

/**
 * Makes this process the only one that works in the folder, until it releases the lock or dies in any way.
 *
 * Node has no file locks of its own but SQLite does: its write lock is a POSIX lock on the file, which the kernel grants
 * to exactly one process and takes back when that process is gone. Unlike an abstract socket it also holds between
 * containers which share a volume, and between different users. Nothing is ever written into the file.
 *
 * @returns the function that releases the lock
 */
export function lockDataFolder(folder: string): () => void {
  const database = openLockFile(folder)
  try {
    database.exec('BEGIN IMMEDIATE')
  } catch (error) {
    database.close()
    throw lockProblem(folder, error)
  }
  heldLocks.add(database)
  return () => {
    if (heldLocks.delete(database)) database.close()
  }
}

function openLockFile(folder: string) {
  const file = join(folder, 'salorge.lock')
  try {
    const database = new DatabaseSync(file)
    // Else a first start as root would leave a lock file that the folder's owner may never open.
    if (process.getuid?.() === 0) lchownSync(file, statSync(folder).uid, statSync(folder).gid)
    return database
  } catch (error) {
    throw lockProblem(folder, error)
  }
}

const SQLITE_BUSY = 5
const SQLITE_FULL = 13

function lockProblem(folder: string, error: unknown) {
  const { errcode, message } = error as { errcode?: number; message: string }
  if (errcode === SQLITE_BUSY) {
    return new DataFolderInUse(
      `The data folder ${folder} is already in use by another running process: stop that one first, or choose another folder.`,
    )
  }
  if (errcode === SQLITE_FULL) {
    return new StartupProblem(`The data folder ${folder} can't be used: the disk is full; make room and start again.`)
  }
  return new StartupProblem(
    `The data folder ${folder} can't be locked (salorge.lock: ${message}): let this user write that file, or delete it.`,
  )
}
