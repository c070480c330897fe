import type { Context } from 'hono'
import { byteOrderMark } from '../../kernel/csv.ts'
import { shownInPoland } from '../../kernel/polish-time.ts'
import type { Logger } from '../log.ts'
import type { AppEnv } from '../http/app-env.ts'

/** A table as a file that browsers save under this name and the day, written while it is taken. */
export async function csvFile<Env extends AppEnv>(
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

/**
 * Streams an iterable as a response body. Items are produced as the client reads and stop when it disconnects. The
 * first item is produced before the response starts, so early errors get a proper answer; later ones abort the
 * response.
 */
async function streamOf(pieces: AsyncGenerator<string, void, void>, log: Logger): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let next = await pieces.next()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (next.done) return controller.close()
        controller.enqueue(encoder.encode(next.value))
        try {
          next = await pieces.next()
        } catch (error) {
          log.error({ err: error }, 'an answer broke off')
          // Whoever carries the answer prints this, too; what it was about stands in the log alone.
          controller.error(new Error('an answer broke off'))
        }
      },
      cancel: () => void pieces.return(),
    },
    { highWaterMark: 0 },
  )
}

/** What a batch of a table came to, and where the next one begins; nowhere after the last. */
interface Batch<Place> {
  lines: string
  last: Place | undefined
}

/**
 * A table in batches, so that memory is bounded. Rows added meanwhile are left out; changed rows appear as they are
 * when their batch is read.
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
