import { expect, test } from 'vitest'
import { whileUploading } from './uploads.ts'

/** Uploads that last until they are let go, and how each of them was ended. */
function openUploads() {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const ended: string[] = []
  const upload = (address: string, { of = 'visitors' as const, stalled = false, name = address } = {}) =>
    whileUploading({ of, address, sending: { isStalled: () => stalled, end: () => void ended.push(name) } }, () => held)
  return { upload, ended, letGo }
}

test('of uploads that go on at once each address has three, and all of them together ten', async () => {
  const { upload, ended, letGo } = openUploads()
  const sent = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c', 'd'].map((address) => upload(address))
  await expect(upload('a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(upload('d')).rejects.toMatchObject({ code: 'unavailable' })
  letGo()
  await Promise.all(sent)
  await expect(upload('a')).resolves.toBeUndefined()
  expect(ended).toEqual([])
})

test('one that has stalled gives way, that of the same address first', async () => {
  const { upload, ended, letGo } = openUploads()
  const sent = [
    ...['a', 'a', 'a', 'b', 'b', 'c', 'c', 'd'].map((address) => upload(address)),
    upload('c', { stalled: true, name: 'stalled c' }),
    upload('b', { stalled: true, name: 'stalled b' }),
  ]
  sent.push(upload('b'))
  expect(ended).toEqual(['stalled b'])
  await expect(upload('a')).rejects.toMatchObject({ code: 'unavailable' })
  sent.push(upload('e'))
  expect(ended).toEqual(['stalled b', 'stalled c'])
  await expect(upload('e')).rejects.toMatchObject({ code: 'unavailable' })
  letGo()
  await Promise.all(sent)
})
