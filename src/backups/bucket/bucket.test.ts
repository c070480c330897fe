import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backupFolder } from '../../../tests/support/backups.ts'
import { openS3Server } from '../../../tests/support/s3-server.ts'
import { prepareKey } from '../../server/secret-box.ts'
import { fetchBackup, listBucket } from './fetch-backup.server.ts'
import { openBucket } from './open-bucket.server.ts'
import { patience, type Patience } from './s3-client.server.ts'

const name = 'salorge-2026-11-27-0500.gz'
const impatient: Patience = { ...patience, connect: 500, silence: 3_000, part: 6_000, file: 10_000 }

async function openPlace(waits = impatient) {
  const server = await openS3Server()
  const dataFolder = await backupFolder()
  const privateKey = await generateX25519Identity()
  const bucket = { ...server.bucket, publicKeys: [await identityToRecipient(privateKey)] }
  const config = { bucket, dataFolder, settingsKey: undefined }
  const place = openBucket(config, waits)
  if (!place) throw new Error('there is no place')
  const file = async (bytes: number) => {
    const content = randomBytes(bytes)
    const path = join(dataFolder, 'made.gz')
    await writeFile(path, content)
    return { path, content }
  }
  const stored = () =>
    readdirSync(server.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('_object'))
      .map((entry) => join(entry.parentPath, entry.name))
  const fetched = join(dataFolder, 'fetched.gz')
  const fetchNewest = async (key = privateKey, of = bucket) => {
    const [newest] = await listBucket(of, waits)
    return newest && fetchBackup(of, newest, key, fetched, waits)
  }
  return { ...server, bucket, config, place, privateKey, dataFolder, file, stored, fetched, fetchNewest }
}

test('what is put into the bucket comes out the same, in one part or in many, and is readable for nobody on the way', async () => {
  const { place, file, stored, fetched, fetchNewest, privateKey } = await openPlace()
  for (const bytes of [1, 40_000, 9 * 1024 * 1024 + 7]) {
    const { path, content } = await file(bytes)
    await place.put(name, path)
    const listed = await place.list()
    expect(listed).toHaveLength(1)
    expect(listed[0]?.name).toBe(name)
    await fetchNewest()
    expect((await readFile(fetched)).equals(content)).toBe(true)
    expect((await stat(fetched)).mode & 0o077).toBe(0)
    const [object = ''] = stored()
    const lying = readFileSync(object)
    expect(lying.toString('latin1', 0, 21)).toBe('age-encryption.org/v1')
    expect(lying.includes(content.subarray(0, 32)) && bytes > 32).toBe(false)
    // Any program that knows age opens it.
    const decrypter = new Decrypter()
    decrypter.addIdentity(privateKey)
    expect(content.equals(await decrypter.decrypt(new Uint8Array(lying)))).toBe(true)
  }
  await place.remove(name)
  expect(stored()).toEqual([])
})

test('each of two keys opens a backup, and no third one', async () => {
  const { config, bucket, file, fetched, fetchNewest } = await openPlace()
  const second = await generateX25519Identity()
  const both = { ...bucket, publicKeys: [...bucket.publicKeys, await identityToRecipient(second)] }
  const { path, content } = await file(5_000)
  await openBucket({ ...config, bucket: both })?.put(name, path)
  await fetchNewest()
  await fetchNewest(second)
  expect((await readFile(fetched)).equals(content)).toBe(true)
  await expect(fetchNewest(await generateX25519Identity())).rejects.toThrow(/private key doesn’t open this backup/)
})

test('the key of the settings comes along, encrypted, and goes away with its backup', async () => {
  const { place, file, stored, fetchNewest, dataFolder, config } = await openPlace()
  const { path } = await file(100)
  await place.put(name, path)
  expect(await fetchNewest()).toBeUndefined()
  const key = readFileSync(prepareKey(dataFolder))
  await place.put(name, path)
  expect(stored()).toHaveLength(2)
  expect(stored().some((object) => readFileSync(object).includes(key))).toBe(false)
  expect(Buffer.from((await fetchNewest()) ?? [])).toEqual(key)
  // The one of the environment comes along as what is made of it.
  await openBucket({ ...config, settingsKey: 'x'.repeat(40) })?.put(name, path)
  expect(Buffer.from((await fetchNewest()) ?? []).equals(key)).toBe(false)
  await place.remove(name)
  expect(stored()).toEqual([])
})

test('a list of 3,000 objects is read to its end, and what is no backup is left out of it', async () => {
  const { place, disturb, asked } = await openPlace()
  const all = Array.from({ length: 3_000 }, (_, number) => `salorge-${String(number).padStart(4, '0')}.gz.age`)
  const keys = [...all, ...all.map((key) => `${key.slice(0, -4)}.settings-key.age`), 'notes.txt', 'old/a.gz.age']
  disturb((call, answer) => {
    const query = new URL(call.url ?? '', 'http://s3').searchParams
    const from = Number(query.get('continuation-token') ?? 0)
    const page = keys.slice(from, from + 1_000)
    const isTruncated = from + 1_000 < keys.length
    answer.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${
        isTruncated ? `<NextContinuationToken>${from + 1_000}</NextContinuationToken>` : ''
      }${page.map((key) => `<Contents><Key>salt/shop/${key}</Key><Size>7</Size><LastModified>2026-11-27T05:00:00Z</LastModified></Contents>`).join('')}</ListBucketResult>`,
    )
    return 'taken'
  })
  const listed = await place.list()
  expect(listed).toHaveLength(3_000)
  expect(listed[2_999]?.name).toBe('salorge-2999.gz')
  expect(asked).toHaveLength(7)
})

describe('a bucket that fails says why, and nothing half is in it:', () => {
  const refusal = (status: number, code: string) => `${status} ${code}`

  test('it is full', async () => {
    const { place, file, disturb, stored } = await openPlace()
    disturb((call, answer) => {
      if (call.method !== 'PUT') return 'passes'
      call.resume()
      call.on('end', () => {
        answer.writeHead(507, { 'Content-Type': 'application/xml' })
        answer.end('<Error><Code>InsufficientStorage</Code><Message>No space</Message></Error>')
      })
      return 'taken'
    })
    await expect(place.put(name, (await file(1_000)).path)).rejects.toMatchObject({
      problem: 'full',
      said: expect.stringContaining(refusal(507, 'InsufficientStorage')) as string,
    })
    expect(stored()).toEqual([])
  })

  test('it refuses', async () => {
    const { place, disturb } = await openPlace()
    disturb((_, answer) => {
      answer.writeHead(403, { 'Content-Type': 'application/xml' })
      answer.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>')
      return 'taken'
    })
    await expect(place.list()).rejects.toMatchObject({ problem: 'refused', said: '403 AccessDenied Access Denied' })
  })

  test('another secret key, another access key, another bucket', async () => {
    const { config, bucket, file } = await openPlace()
    const { path } = await file(1_000)
    const putBy = (changed: Partial<typeof bucket>) =>
      openBucket({ ...config, bucket: { ...bucket, ...changed } }, impatient)?.put(name, path)
    await expect(putBy({ secretKey: 'another' })).rejects.toMatchObject({ problem: 'secretKey' })
    await expect(putBy({ accessKey: 'another' })).rejects.toMatchObject({ problem: 'accessKey' })
    await expect(putBy({ name: 'elsewhere' })).rejects.toMatchObject({ problem: 'bucket' })
    await expect(putBy({ url: 'http://127.0.0.1:1' })).rejects.toMatchObject({ problem: 'unreachable' })
    await expect(putBy({ url: bucket.url.replace('http', 'https') })).rejects.toMatchObject({ problem: 'encryption' })
  })

  test('it never answers', async () => {
    const { place, disturb } = await openPlace({ ...impatient, silence: 150 })
    disturb(() => 'taken')
    await expect(place.list()).rejects.toMatchObject({ problem: 'slow' })
  })

  test('nobody is behind the address who speaks at all', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => void silent.close())
    const { config, bucket } = await openPlace()
    const url = `http://127.0.0.1:${(silent.address() as { port: number }).port}`
    await expect(
      openBucket({ ...config, bucket: { ...bucket, url } }, { ...impatient, silence: 150 })?.list(),
    ).rejects.toMatchObject({
      problem: 'slow',
    })
  })

  test('it sends elsewhere, where nobody follows', async () => {
    const elsewhere = await openS3Server()
    const { place, disturb, file } = await openPlace()
    const { path } = await file(1_000)
    for (const status of [301, 302, 307, 308]) {
      disturb((call, answer) => {
        call.resume()
        answer.writeHead(status, { Location: `${elsewhere.bucket.url}${call.url}` }).end()
        return 'taken'
      })
      await expect(place.put(name, path)).rejects.toMatchObject({ problem: 'region' })
      await expect(place.list()).rejects.toMatchObject({ problem: 'region' })
    }
    expect(elsewhere.asked).toEqual([])
  })

  test('the connection is cut in the middle of a part, once and for good', async () => {
    const { place, file, disturb, stored, fetched, fetchNewest } = await openPlace()
    const { path, content } = await file(9 * 1024 * 1024)
    let cuts = 1
    disturb((call) => {
      if (call.method !== 'PUT' || cuts === 0) return 'passes'
      cuts -= 1
      call.once('data', () => call.socket.destroy())
      return 'taken'
    })
    // A part that was cut off once is sent again.
    await place.put(name, path)
    await fetchNewest()
    expect((await readFile(fetched)).equals(content)).toBe(true)

    await place.remove(name)
    cuts = Infinity
    await expect(place.put(name, path)).rejects.toMatchObject({ problem: 'unreachable' })
    expect(stored()).toEqual([])
  })

  test('what comes back is shorter than what was put, or changed', async () => {
    const { place, file, stored, fetchNewest, fetched } = await openPlace()
    await place.put(name, (await file(300_000)).path)
    const [object = ''] = stored()
    const whole = readFileSync(object)
    const spoiled = Buffer.from(whole)
    spoiled[150_000]! ^= 1
    const atChunk = whole.subarray(0, whole.length - 300_016 + ((300_016 % 65_552) + 65_552 * 2))
    for (const lying of [spoiled, whole.subarray(0, 200_000), whole.subarray(0, 100), atChunk]) {
      writeFileSync(object, lying)
      await expect(fetchNewest()).rejects.toThrow(/cut off or changed after it was put there\. Nothing was changed/)
      expect(readdirSync(join(fetched, '..')).filter((one) => one.endsWith('.age'))).toEqual([])
    }
    writeFileSync(object, whole)
    await fetchNewest()
  })
})

test('a shop without a bucket, or without a key to encrypt to, has no such place', async () => {
  const { config, bucket } = await openPlace()
  expect(openBucket({ ...config, bucket: { ...bucket, publicKeys: [] } })).toBeUndefined()
  expect(openBucket({ ...config, bucket: { ...bucket, secretKey: '' } })).toBeUndefined()
})
