import { createReadStream, createWriteStream } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { buffer } from 'node:stream/consumers'
import type { BucketConfig } from '../../server/config.ts'
import { StartupProblem } from '../../server/startup-problem.ts'
import { reservedBytes, type KeptBackup } from '../backup-place.ts'
import { BucketFailure, failureOf } from './bucket-problem.server.ts'
import { listBackups, objectsOf, withBucket } from './open-bucket.server.ts'
import type { Patience } from './s3-client.server.ts'
import { isWrongKey, unseal } from './seal.server.ts'

const attempts = 3

/** More than a key of settings takes, encrypted to two owners. */
const keyBytes = 10_000

/** What is in the bucket, the newest first. */
export async function listBucket(bucket: BucketConfig, waits?: Patience): Promise<KeptBackup[]> {
  const all = await explained(() => withBucket(bucket, (objects) => listBackups(objects, bucket), waits))
  return all.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime() || (one.name < other.name ? 1 : -1))
}

/**
 * Brings a backup from the bucket into a file of this machine, decrypted. Only a whole one gets there.
 *
 * @returns the key of the settings that came along with it
 */
export async function fetchBackup(
  bucket: BucketConfig,
  backup: KeptBackup,
  privateKey: string,
  path: string,
  waits?: Patience,
): Promise<Uint8Array | undefined> {
  const { bavail, bsize } = await statfs(dirname(path))
  if (bavail * bsize < backup.bytes * 2 + reservedBytes)
    throw new StartupProblem(
      `The disk has too little room for ${backup.name}: ${backup.bytes} bytes, as many again, and ${reservedBytes} for the shop itself.`,
    )
  return explained(() =>
    withBucket(
      bucket,
      async (objects) => {
        const at = objectsOf(bucket, backup.name)
        const closed = `${path}.age`
        try {
          await tryAgain(async () =>
            pipeline(await objects.get(at.backup), upTo(backup.bytes), createWriteStream(closed, { mode: 0o600 })),
          )
          await opened(async () =>
            pipeline(await unseal(createReadStream(closed), privateKey), createWriteStream(path, { mode: 0o600 })),
          )
        } finally {
          await rm(closed, { force: true })
        }
        const hasKey = (await objects.list(at.settingsKey)).some(({ key }) => key === at.settingsKey)
        if (!hasKey) return undefined
        const sealedKey = await tryAgain(async () => buffer(upTo(keyBytes)(await objects.get(at.settingsKey))))
        return opened(async () => buffer(await unseal(Readable.from([sealedKey]), privateKey)))
      },
      waits,
    ),
  )
}

async function tryAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask()
    } catch (error) {
      const failure = failureOf(error)
      const isPassing = failure instanceof BucketFailure && ['unreachable', 'slow', 'busy'].includes(failure.problem)
      if (!isPassing || attempt === attempts) throw failure
    }
  }
}

/** An object that has become longer than it was listed would fill the disk of the shop. */
const upTo = (most: number) =>
  async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0
    for await (const piece of pieces) {
      bytes += piece.length
      if (bytes > most) throw new StartupProblem(damaged)
      yield piece
    }
  }

const damaged =
  'The backup in the bucket was cut off or changed after it was put there. Nothing was changed; use another one.'

/** Decryption fails in one of two ways: the key is another one, or the text is. */
async function opened<Answer>(open: () => Promise<Answer>): Promise<Answer> {
  try {
    return await open()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) throw error
    throw new StartupProblem(
      isWrongKey(error)
        ? 'This private key doesn’t open this backup: it was encrypted to another one. Nothing was changed.'
        : damaged,
      { cause: error },
    )
  }
}

/** Whoever restores reads one sentence. */
async function explained<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof BucketFailure)
      throw new StartupProblem(`${error.message}. Nothing was changed.`, { cause: error })
    const { syscall, code } = error as NodeJS.ErrnoException
    if (syscall)
      throw new StartupProblem(`The backup can’t be written here (${code}). Nothing was changed.`, { cause: error })
    throw error
  }
}
