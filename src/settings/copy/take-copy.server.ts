import { inArray } from 'drizzle-orm'
import { brand } from '../../brand.ts'
import type { CopiedPart } from '../../server/copied-part.ts'
import type { Database } from '../../server/database/database.ts'
import { pictures } from '../../server/pictures/pictures.table.ts'
import { runInWorker } from '../../server/workers/run-in-worker.ts'
import { picturesIn } from './pictures-in.ts'

/** All that the owner has set, in one file, as it is at one moment. */
export async function takeCopy(database: Database, copied: readonly CopiedPart[]): Promise<Buffer<ArrayBuffer>> {
  const copy = await database.transaction(
    async (transaction) => {
      const parts: Record<string, unknown> = {}
      for (const { name, read } of copied) parts[name] = await read(transaction)
      const hashes = picturesIn(parts)
      const kept =
        hashes.length > 0 ? await transaction.select().from(pictures).where(inArray(pictures.hash, hashes)) : []
      return { parts, pictures: Object.fromEntries(kept.map(({ hash, content }) => [hash, content])) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  return runInWorker('packCopy', { ...copy, madeAt: new Date().toISOString(), shop: brand.name })
}
