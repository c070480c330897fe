import { and, lt, notExists, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Job } from './jobs.ts'
import { pictures } from './pictures.table.ts'

/**
 * Each night, pictures that nothing shows any more are removed: who deletes a member wants their photo gone. What was
 * uploaded within the last day may still be waiting for the form that it belongs to.
 *
 * @param shownIn every column that holds a picture's path
 */
export function clearUnusedPictures(shownIn: PgColumn[]): Job {
  return {
    name: 'clear-unused-pictures',
    schedule: '40 3 * * *',
    retries: { most: 5, firstPauseSeconds: 60, longestPauseSeconds: 3_600 },
    async perform({ database, log }) {
      const isShownNowhere = shownIn.map((column) => {
        // Also by an address with our host before the path, or something behind it.
        const shown = database
          .select({ column })
          .from(column.table as PgTable)
          .where(sql`strpos(${column}, ${pictures.hash}) > 0`)
        return notExists(shown)
      })
      const isOld = lt(pictures.createdAt, sql`now() - interval '1 day'`)
      const { rowCount } = await database.delete(pictures).where(and(isOld, ...isShownNowhere))
      if (rowCount) log.info({ pictures: rowCount }, 'pictures that nothing shows were removed')
    },
  }
}
