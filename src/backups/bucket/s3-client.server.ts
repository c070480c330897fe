import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  AbortMultipartUploadCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Readable } from 'node:stream'
import type { BucketConfig } from '../../server/config.ts'
import { BucketFailure, failureOf } from './bucket-problem.server.ts'

/** How long to wait for a server that doesn't answer, and how long one file may take altogether. In milliseconds. */
export const patience = { connect: 10_000, silence: 60_000, part: 10 * 60_000, file: 3 * 60 * 60_000 }
export type Patience = typeof patience

/** So much of a file is in memory at once, and is sent again when a connection breaks. */
const partBytes = 8 * 1024 * 1024
const attempts = 3
/** More than any shop's backups; a server that never ends its list is no reason to go on. */
const mostObjects = 20_000
const dayMilliseconds = 24 * 60 * 60 * 1_000

export interface StoredObject {
  key: string
  bytes: number
  changedAt: Date
}

export type S3Objects = ReturnType<typeof openObjects>

/** The objects of a bucket, by a client that takes every setting from here and none from the machine. */
export function openObjects(bucket: BucketConfig, waits: Patience = patience) {
  const client = new S3Client({
    endpoint: bucket.url,
    region: bucket.region || 'us-east-1',
    forcePathStyle: bucket.addresses === 'path',
    credentials: { accessKeyId: bucket.accessKey, secretAccessKey: bucket.secretKey },
    maxAttempts: attempts,
    // Many servers don't know the checksums that the client would send along by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    followRegionRedirects: false,
    requestHandler: {
      connectionTimeout: waits.connect,
      socketTimeout: waits.silence,
      requestTimeout: waits.part,
      throwOnRequestTimeout: true,
      httpAgent: { keepAlive: true, maxSockets: 4 },
      httpsAgent: { keepAlive: true, maxSockets: 4 },
    },
  })
  const named = { Bucket: bucket.name }
  const within = () => ({ abortSignal: AbortSignal.timeout(waits.file) })

  async function bytesOf(key: string): Promise<number | undefined> {
    const { ContentLength } = await client.send(new HeadObjectCommand({ ...named, Key: key }), within())
    return ContentLength
  }

  const forget = (key: string, UploadId: string) =>
    client.send(new AbortMultipartUploadCommand({ ...named, Key: key, UploadId }), within()).catch(() => undefined)

  return {
    async list(prefix: string): Promise<StoredObject[]> {
      return asking(async () => {
        const found: StoredObject[] = []
        for await (const page of paginateListObjectsV2({ client }, { ...named, Prefix: prefix }))
          for (const { Key, Size, LastModified } of page.Contents ?? []) {
            if (found.length >= mostObjects) throw new BucketFailure('other', `more than ${mostObjects} objects`)
            if (Key !== undefined) found.push({ key: Key, bytes: Size ?? 0, changedAt: LastModified ?? new Date(0) })
          }
        return found
      })
    },

    /** Sends a stream in parts. Until the last one is there, and has been counted, there is no object. */
    async put(key: string, content: Readable, bytes: number): Promise<void> {
      await asking(async () => {
        const upload = new Upload({
          client,
          params: { ...named, Key: key, Body: content, ContentType: 'application/octet-stream' },
          partSize: partBytes,
          queueSize: 1,
          // Its own clearing hides why the sending failed where the server refuses that, too.
          leavePartsOnError: true,
        })
        const giveUp = setTimeout(() => void upload.abort(), waits.file)
        try {
          await upload.done()
        } catch (error) {
          if (upload.uploadId) await forget(key, upload.uploadId)
          throw error
        } finally {
          clearTimeout(giveUp)
        }
        const arrived = await bytesOf(key)
        if (arrived === bytes) return
        await client.send(new DeleteObjectCommand({ ...named, Key: key }), within())
        throw new BucketFailure('damaged', `${arrived} bytes instead of ${bytes}`)
      })
    },

    async putSmall(key: string, content: Uint8Array): Promise<void> {
      await asking(() =>
        client.send(
          new PutObjectCommand({ ...named, Key: key, Body: content, ContentType: 'application/octet-stream' }),
          within(),
        ),
      )
    },

    async get(key: string): Promise<Readable> {
      return asking(async () => {
        const { Body } = await client.send(new GetObjectCommand({ ...named, Key: key }), within())
        return Body as Readable
      })
    },

    async remove(key: string): Promise<void> {
      await asking(() => client.send(new DeleteObjectCommand({ ...named, Key: key }), within()))
    },

    /** Parts of files whose sending was cut off cost money and are in no list. Some servers can't tell of them. */
    async forgetUnfinished(prefix: string): Promise<void> {
      const { Uploads } = await client
        .send(new ListMultipartUploadsCommand({ ...named, Prefix: prefix }), within())
        .catch(() => ({ Uploads: [] }))
      const longAgo = Date.now() - dayMilliseconds
      for (const { Key, UploadId, Initiated } of Uploads ?? []) {
        if (!Initiated || Initiated.getTime() > longAgo) continue
        if (Key && UploadId) await forget(Key, UploadId)
      }
    },

    close: () => client.destroy(),
  }
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw failureOf(error)
  }
}
