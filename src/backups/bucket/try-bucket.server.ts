import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import type { BucketConfig, Config } from '../../server/config.ts'
import type { Database } from '../../server/database/database.ts'
import { leavesUnencrypted } from '../../server/unencrypted.ts'
import { countAttempt } from '../../server/http/throttle.ts'
import { BucketFailure } from './bucket-problem.server.ts'
import { bucketRemedies } from './bucket-remedies.server.ts'
import type { BucketTestAnswer } from './bucket.ts'
import { isBucketSet, objectsOf, withBucket } from './open-bucket.server.ts'
import type { Patience } from './s3-client.server.ts'

/** Somebody looks at a page meanwhile. */
const whileWatched: Patience = { connect: 4_000, silence: 6_000, part: 6_000, file: 20_000 }

/** Writes, lists, reads back and removes a small object as the bucket is set, and says in words what came of it. */
export async function tryBucket(
  database: Database,
  by: Acting,
  { bucket }: Pick<Config, 'bucket'>,
  waits = whileWatched,
): Promise<BucketTestAnswer> {
  await countAttempt(database, 'testBuckets', by.username)
  await database.transaction((transaction) =>
    recordAudit(transaction, by, { action: 'tried', subject: 'settings', name: 'Kopie zapasowe' }),
  )
  if (!isBucketSet(bucket)) return told(false, 'Podaj najpierw adres, wiadro i oba klucze, i zapisz je.', '', [])
  try {
    await withBucket(bucket, (objects) => goThrough(objects, bucket), waits)
  } catch (error) {
    if (!(error instanceof BucketFailure)) throw error
    return told(false, bucketRemedies[error.problem], error.said, [])
  }
  return told(true, 'Magazyn przyjął próbny plik, oddał go bez zmian i usunął.', '', warningsOf(bucket))
}

const told = (isGood: boolean, sentence: string, answer: string, warnings: string[]) => ({
  isGood,
  sentence,
  answer,
  warnings,
})

async function goThrough(objects: Parameters<Parameters<typeof withBucket>[1]>[0], bucket: BucketConfig) {
  const content = randomBytes(64)
  const { backup: key } = objectsOf(bucket, `test-${content.toString('hex', 0, 8)}`)
  await objects.putSmall(key, content)
  try {
    const isListed = (await objects.list(key)).some((object) => object.key === key)
    if (!isListed) throw new BucketFailure('damaged', 'the object is not in the list')
    const back = await buffer(await objects.get(key))
    if (!back.equals(content)) throw new BucketFailure('damaged', 'the object came back changed')
  } finally {
    await objects.remove(key)
  }
}

function warningsOf({ url, publicKeys }: BucketConfig): string[] {
  return [
    ...(publicKeys.length === 0
      ? ['Nie ma jeszcze klucza publicznego: kopie tam nie pójdą, dopóki go nie utworzysz.']
      : []),
    ...(leavesUnencrypted(url)
      ? [
          'Połączenie nie jest szyfrowane (http). Kopie są, ale kto je podsłucha, widzi ich rozmiary i nazwy. Użyj https.',
        ]
      : []),
  ]
}
