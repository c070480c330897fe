import type { Context } from 'hono'
import { byteOrderMark } from '../kernel/csv.ts'
import { shownInPoland } from '../kernel/polish-time.ts'
import type { Room } from './room.ts'
import { streamOf } from './stream.ts'

/** A table as a file that browsers save under this name and the day, written while it is taken. */
export async function csvFile<Env extends Room>(
  c: Context<Env>,
  name: string,
  pieces: AsyncGenerator<string, void, void>,
): Promise<Response> {
  const table = await streamOf(pieces, c.var.log)
  const [today = ''] = shownInPoland(new Date()).split(' ')
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}-${today}.csv"`)
  return c.body(table)
}

/** What a batch of a table came to, and where the next one begins; nowhere after the last. */
interface Batch<Place> {
  lines: string
  last: Place | undefined
}

/**
 * A table piece by piece, so that no more than a batch is held at a time. What is added meanwhile is not in it; what changes meanwhile
 * is as it was when its turn came.
 */
export async function* tableInBatches<Place>(
  columnHeads: string,
  read: (after: Place | undefined) => Promise<Batch<Place>>,
): AsyncGenerator<string, void, void> {
  let batch = await read(undefined)
  yield byteOrderMark + columnHeads + batch.lines
  while (batch.last !== undefined) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- each begins where the one before ended
    batch = await read(batch.last)
    yield batch.lines
  }
}
