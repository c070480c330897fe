import { expect, test } from 'vitest'
import { openS3Server } from '../../../tests/support/s3-server.ts'
import { openTestShop } from '../../../tests/support/shop.ts'
import type { BucketTestAnswer } from './bucket.ts'

async function openTrial() {
  const { bucket, disturb, asked } = await openS3Server()
  const shop = await openTestShop()
  const { url, name, accessKey, secretKey, prefix } = bucket
  const save = async (changed: object) => {
    const answer = await shop.callAsAdmin('PUT', '/api/admin/settings/backup', { body: changed })
    return { status: answer.status, said: await answer.json() }
  }
  const attempt = async () =>
    (await (await shop.callAsAdmin('POST', '/api/admin/backups/bucket/test')).json()) as BucketTestAnswer
  return { shop, save, attempt, disturb, asked, set: { url, bucket: name, accessKey, secretKey, prefix } }
}

test('an owner tries the bucket and reads what is wrong and what to do, in the server’s words and in theirs', async () => {
  const { save, attempt, set, asked } = await openTrial()
  expect(await attempt()).toMatchObject({
    isGood: false,
    sentence: expect.stringContaining('Podaj najpierw') as string,
  })
  expect(asked).toEqual([])
  expect((await save({ ...set, secretKey: 'another' })).status).toBe(200)
  expect(await attempt()).toMatchObject({
    isGood: false,
    sentence: 'Tajny klucz nie pasuje do klucza dostępu. Skopiuj go u dostawcy jeszcze raz, bez odstępów.',
    answer: expect.stringContaining('SignatureDoesNotMatch') as string,
  })
  await save({ secretKey: set.secretKey, bucket: 'elsewhere' })
  expect((await attempt()).sentence).toMatch(/^Nie ma takiego wiadra/)
  await save({ bucket: set.bucket })
  asked.length = 0
  expect(await attempt()).toMatchObject({ isGood: true, warnings: [expect.stringContaining('klucza publicznego')] })
  expect(asked.map((call) => call.split(' ')[0])).toEqual(['PUT', 'GET', 'GET', 'DELETE'])
})

test('a bucket that gives back something else than it got is no place for backups', async () => {
  const { save, attempt, set, disturb } = await openTrial()
  await save(set)
  disturb((call, answer) => {
    if (call.method !== 'GET' || call.url?.includes('list-type')) return 'passes'
    answer.end('something else')
    return 'taken'
  })
  expect(await attempt()).toMatchObject({
    isGood: false,
    sentence: expect.stringMatching(/^Z magazynu wraca/) as string,
  })
})

test('half of a bucket, and a public key with a mistyped letter, are refused at their fields', async () => {
  const { save, set } = await openTrial()
  expect(await save({ url: set.url })).toMatchObject({
    status: 422,
    said: { fields: { bucket: expect.any(String) as string, secretKey: expect.any(String) as string } },
  })
  const publicKey = 'age1x58u0n0mrwj4whcx0lndgmn5uudtd4xdu8uzux5604cpakg2vvpqt0j4mq'
  expect(await save({ ...set, publicKey })).toMatchObject({
    status: 422,
    said: { fields: { publicKey: expect.stringContaining('age1') as string } },
  })
})
