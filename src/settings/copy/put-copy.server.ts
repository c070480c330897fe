import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Config } from '../../server/config.ts'
import type { CopiedPart, CopyChange, Put } from '../../server/copied-part.ts'
import type { Database } from '../../server/database/database.ts'
import { isAsPrepared } from '../../server/pictures/pictures.ts'
import { pictures } from '../../server/pictures/pictures.table.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import { settingsChangedMeanwhile } from '../saved-settings.ts'
import type { Copy } from './pack-copy.server.ts'
import { picturesIn } from './pictures-in.ts'
import { copyWrong, type copyNewer, type copyUnreadable, type CopyReport } from './settings-copy.ts'

/** Undoes a trial. */
class OnlyTried extends Error {}

type Problem = typeof copyUnreadable | typeof copyNewer | ReturnType<typeof copyWrong> | typeof settingsChangedMeanwhile

/**
 * Puts a copy in the place of what is set here, in one transaction, or only says what that would change. `agreed` is the
 * mark of the changes that somebody has seen: others aren't made.
 */
export async function putCopy(
  database: Database,
  by: Acting,
  { file, agreed }: { file: Uint8Array; agreed: string | undefined },
  config: Config,
  copied: readonly CopiedPart[],
): Promise<Outcome<CopyReport, Problem>> {
  const opened = await runInWorker('openCopy', file)
  if (!opened.ok) return opened
  const copy = opened.value
  const wrong = await wrongPictures(copy)
  if (wrong.length > 0) return copyWrong(wrong)
  const put: Put = { changes: [], problems: [] }
  const { madeAt, shop } = copy
  let isStale = false
  const partOf = (name: string) => copied.find((one) => one.name === name)
  const made = new Map<string, unknown>()
  for (const [name, content] of Object.entries(copy.parts))
    made.set(name, await partOf(name)?.prepare?.(database, content, { ...copy, isTrial: agreed === undefined }))
  const work = database.transaction(async (transaction) => {
    await keepPictures(transaction, copy)
    for (const [name, content] of Object.entries(copy.parts)) {
      const told = await partOf(name)?.put(transaction, by, content, config, made.get(name))
      const { changes, problems } = told ?? unknownPart(name)
      put.changes.push(...changes)
      put.problems.push(...problems)
    }
    isStale = agreed !== undefined && agreed !== markOf(put.changes)
    if (agreed === undefined || isStale || put.problems.length > 0) throw new OnlyTried()
  })
  await work.catch((error: unknown) => {
    if (!(error instanceof OnlyTried)) throw error
  })
  if (put.problems.length > 0) return copyWrong(put.problems)
  if (isStale) return settingsChangedMeanwhile
  return done({ madeAt, shop, changes: put.changes, mark: markOf(put.changes) })
}

export const markOf = (changes: CopyChange[]) =>
  createHash('sha256').update(JSON.stringify(changes)).digest('base64url')

const unknownPart = (name: string): Put => ({
  changes: [],
  problems: [`${name}: tego ten program nie zna. Kopia jest z nowszego: najpierw zaktualizuj sklep.`],
})

/** A picture is what its name says, and such as could have been uploaded. */
async function wrongPictures({ parts, pictures: files }: Copy): Promise<string[]> {
  const problems = picturesIn(parts).some((hash) => !Object.hasOwn(files, hash)) ? ['Brakuje obrazów.'] : []
  for (const [hash, content] of Object.entries(files)) {
    const isWhole = createHash('sha256').update(content).digest('hex') === hash
    if (!isWhole || !(await isAsPrepared(content))) return ['Jeden z obrazów jest uszkodzony.']
  }
  return problems
}

async function keepPictures(transaction: Database, { pictures: files }: Copy): Promise<void> {
  const rows = Object.entries(files).map(([hash, content]) => ({ hash, content: Buffer.from(content) }))
  if (rows.length === 0) return
  const again = { target: pictures.hash, set: { createdAt: sql`now()` } }
  await transaction.insert(pictures).values(rows).onConflictDoUpdate(again)
}
