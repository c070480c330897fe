import { expect, test } from 'vitest'
import { whileUploading } from './uploads.ts'

test('of uploads that go on at once each address has three, and all of them together ten', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const upload = (address: string) => whileUploading(address, () => held)
  const sent = ['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c', 'c', 'd'].map(upload)
  await expect(upload('a')).rejects.toMatchObject({ code: 'unavailable' })
  await expect(upload('d')).rejects.toMatchObject({ code: 'unavailable' })
  letGo()
  await Promise.all(sent)
  await expect(whileUploading('a', async () => 'done')).resolves.toBe('done')
})
