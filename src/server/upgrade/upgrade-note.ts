import {
  closeSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { syncFolderAtOnce } from '../files/flush.ts'

const one = z.object({
  from: z.string(),
  to: z.string(),
  /** Of the moment in which the old program had stopped. */
  backup: z.string(),
  /** `begun`: the new program may run already. `done`: it runs. `back`: the old one runs again. */
  stage: z.enum(['begun', 'done', 'back']),
  contents: z.optional(z.object({ migrations: z.array(z.string()), orders: z.number() })),
  /** The major version of PostgreSQL that the database is moved away from. */
  movedFrom: z.optional(z.string()),
  /** Begun, and on its way back to the former database: why, and the backup of what came in meanwhile. */
  back: z.optional(z.object({ because: z.string(), kept: z.string() })),
})

/** With that of the upgrade before, which can still be undone where this one fails. */
const note = z.extend(one, { earlier: z.optional(one) })

/** What an upgrade that was interrupted has done so far, and what is needed to go back later. */
export type UpgradeNote = z.infer<typeof note>

const noteIn = (home: string) => join(home, 'upgrade.json')

/** @param home the folder in which the versions lie beside each other */
export function readNote(home: string): UpgradeNote | undefined {
  try {
    return note.parse(JSON.parse(readFileSync(noteIn(home), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** After a power cut there is the one note or the other. */
export function writeNote(home: string, written: UpgradeNote): void {
  const draft = `${noteIn(home)}.new`
  const file = openSync(draft, 'w', 0o644)
  writeSync(file, `${JSON.stringify(written, null, 2)}\n`)
  fsyncSync(file)
  closeSync(file)
  renameSync(draft, noteIn(home))
  // What follows may lie on another disk: it must not be there after a power cut while this is not.
  syncFolderAtOnce(home)
}

/** The link `current`, where there is one, leads to the version that runs. */
export function pointTo(home: string, version: string): void {
  const link = join(home, 'current')
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const draft = `${link}.new`
  rmSync(draft, { force: true })
  symlinkSync(basename(version), draft)
  renameSync(draft, link)
  syncFolderAtOnce(home)
}
