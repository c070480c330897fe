import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { BucketConfig, Config } from '../../server/config.ts'
import { readSettingsKey } from '../../server/secret-box.ts'
import { momentOf } from '../backup.ts'
import type { BackupPlace, KeptBackup } from '../backup-place.ts'
import type { Patience, S3Objects } from './s3-client.server.ts'

const sealed = '.age'
const keyOf = (name: string) => `${name}.settings-key${sealed}`

/** Whether the bucket can be asked at all. */
export const isBucketSet = ({ url, name, accessKey, secretKey }: BucketConfig) =>
  [url, name, accessKey, secretKey].every(Boolean)

const folderOf = ({ prefix }: BucketConfig) => {
  const folders = prefix.split('/').filter(Boolean).join('/')
  return folders && `${folders}/`
}

/**
 * The bucket as a place for backups, encrypted; undefined where none is set, or no key to encrypt to. Beside each backup lies
 * the key of the settings of its moment, so that a new machine can read the secrets that it has.
 */
export function openBucket(
  config: Pick<Config, 'bucket' | 'dataFolder' | 'settingsKey'>,
  waits?: Patience,
): BackupPlace | undefined {
  const { bucket } = config
  if (!isBucketSet(bucket) || bucket.publicKeys.length === 0) return undefined
  const folder = folderOf(bucket)
  const work = <Answer>(ask: (objects: S3Objects) => Promise<Answer>) => withBucket(bucket, ask, waits)
  return {
    label: `${bucket.name} (${new URL(bucket.url).host})`,
    list: () => work((objects) => listBackups(objects, bucket)),
    put: (name, path) =>
      work(async (objects) => {
        await objects.forgetUnfinished(folder)
        const key = readSettingsKey(config)
        // First the key: where there is a backup, there is all that it needs.
        if (key) await putSealed(objects, folder + keyOf(name), Readable.from([key]), key.length, bucket)
        const { size } = await stat(path)
        await putSealed(objects, folder + name + sealed, createReadStream(path), size, bucket)
      }),
    remove: (name) =>
      work(async (objects) => {
        await objects.remove(folder + name + sealed)
        await objects.remove(folder + keyOf(name))
      }),
  }
}

/** Library and encryption are loaded when they are needed: a shop without a bucket starts without them. */
export async function withBucket<Answer>(
  bucket: BucketConfig,
  work: (objects: S3Objects) => Promise<Answer>,
  waits?: Patience,
): Promise<Answer> {
  const { openObjects } = await import('./s3-client.server.ts')
  const objects = openObjects(bucket, waits)
  try {
    return await work(objects)
  } finally {
    objects.close()
  }
}

async function putSealed(
  objects: S3Objects,
  key: string,
  content: Readable,
  bytes: number,
  { publicKeys }: BucketConfig,
) {
  const { seal } = await import('./seal.server.ts')
  const closed = await seal(content, bytes, publicKeys)
  await objects.put(key, closed.content, closed.bytes)
}

export async function listBackups(objects: S3Objects, bucket: BucketConfig): Promise<KeptBackup[]> {
  const folder = folderOf(bucket)
  const all = await objects.list(folder)
  return (
    all
      .map(({ key, bytes, changedAt }) => ({ name: key.slice(folder.length), bytes, madeAt: changedAt }))
      .filter(({ name }) => !name.includes('/') && name.endsWith(`.gz${sealed}`))
      .map(({ name, bytes, madeAt }) => ({ name: name.slice(0, -sealed.length), bytes, madeAt }))
      // The bucket knows when it was sent, its name when it was made.
      .map((backup) => ({ ...backup, madeAt: momentOf(backup.name) ?? backup.madeAt }))
  )
}

/** Where a backup and its key lie. */
export const objectsOf = (bucket: BucketConfig, name: string) => ({
  backup: folderOf(bucket) + name + sealed,
  settingsKey: folderOf(bucket) + keyOf(name),
})
