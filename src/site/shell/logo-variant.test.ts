import { expect, test } from 'vitest'
import { logoVariant } from './logo-variant.ts'

test('the shop and the panel carry the violet sticker', () => {
  const paths = ['/store', '/store/', '/store/login', '/store/sol-500g', '/store/recover/secret', '/cart', '/checkout']
  for (const path of [...paths, '/admin', '/admin/login']) {
    expect(logoVariant(path), path).toBe('colored')
  }
})

test('every other screen carries the white logo', () => {
  for (const path of ['/', '/team', '/checkout/success', '/stores', '/no-such-page']) {
    expect(logoVariant(path), path).toBe('white')
  }
})
