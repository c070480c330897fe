import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, test } from 'vitest'
import { isPublicKey } from './public-key.ts'

test('every public key that age makes is taken, and none with a letter that is mistyped, missing or swapped', async () => {
  for (let count = 0; count < 20; count += 1) {
    const key = await identityToRecipient(await generateX25519Identity())
    expect(isPublicKey(key)).toBe(true)
    const at = 5 + count * 2
    const other = key[at] === 'q' ? 'p' : 'q'
    expect(isPublicKey(key.slice(0, at) + other + key.slice(at + 1))).toBe(false)
    expect(isPublicKey(key.slice(0, -1))).toBe(false)
    const [one, next] = [key[at], key[at + 1]]
    expect(isPublicKey(key.slice(0, at) + next + one + key.slice(at + 2))).toBe(one === next)
  }
})

test('a private key is never taken for a public one', async () => {
  expect(isPublicKey(await generateX25519Identity())).toBe(false)
})
