import { and, eq, lt, lte, notExists, or, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { readDoubt } from '../clock/watch-clock.ts'
import type { Database } from '../database/database.ts'
import { enqueue, type Job } from '../jobs/jobs.ts'
import { dropFromMemory } from './pictures.ts'
import { pictures } from './pictures.table.ts'

/** What showed a picture is gone for good, so nobody waits for the night. */
interface Forgotten {
  hash: string
  /** When it was kept for what showed it, to the last digit. */
  keptAt: string
}

const name = 'clear-unused-pictures'

/** Removes a picture as soon as the transaction commits, unless something else shows it or is about to. */
export async function forgetPicture(transaction: Database, path: string, keptAt: string): Promise<void> {
  const [hash] = /[0-9a-f]{64}/.exec(path) ?? []
  if (hash) await enqueue<Forgotten>(transaction, { name }, { hash, keptAt })
}

/**
 * Each night, pictures that nothing shows any more are removed: who deletes a member wants their photo gone. What was
 * uploaded within the last day may still be waiting for the form that it belongs to. By a clock that has leapt nothing is old.
 *
 * @param shownIn every column that holds a picture's path
 */
export function clearUnusedPictures(shownIn: PgColumn[]): Job<Partial<Forgotten>> {
  return {
    name,
    schedule: '40 3 * * *',
    retries: { max: 5, firstPauseSeconds: 60, longestPauseSeconds: 3_600 },
    async perform({ database, log }, { hash, keptAt }) {
      const isShownNowhere = shownIn.map((column) => {
        // Also by an address with our host before the path, or something behind it.
        const shown = database
          .select({ column })
          .from(column.table as PgTable)
          .where(sql`strpos(${column}, ${pictures.hash}) > 0`)
        return notExists(shown)
      })
      const doubted = await readDoubt(database)
      if (doubted) log.warn(doubted, 'the clock has leapt, so no picture is removed by its age')
      const isOld = doubted ? sql`false` : lt(pictures.createdAt, sql`now() - interval '1 day'`)
      // Kept again since: somebody has uploaded the same for something new.
      const isMeant = hash
        ? and(eq(pictures.hash, hash), or(isOld, lte(pictures.createdAt, sql`${keptAt}::timestamptz`)))
        : isOld
      const removed = await database
        .delete(pictures)
        .where(and(isMeant, ...isShownNowhere))
        .returning({ hash: pictures.hash })
      for (const picture of removed) dropFromMemory(picture.hash)
      if (removed.length) log.info({ pictures: removed.length }, 'pictures that nothing shows were removed')
    },
  }
}
