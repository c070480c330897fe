import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextPage } from './next-page.ts'

test.for(['/store/account', '/cart', '/checkout', '/', '/store/salt?x=1&y=%2F#top', '/store/recover'])(
  'the page of ours at %s is where one goes on',
  (path) => expect(nextPage(path)).toBe(path),
)

test.for([
  undefined,
  null,
  7,
  ['/cart'],
  '',
  'cart',
  ' /cart',
  '//example.com',
  '///example.com',
  '/\\example.com',
  '\\\\example.com',
  '/\t/example.com',
  '/\n/example.com',
  '/cart\u0000',
  '/\u202Ecart',
  'https://example.com',
  'https:/example.com',
  'javascript:alert(1)',
  '/javascript:alert(1)//',
  '/..//example.com',
  '/./\\example.com',
  '/store/..//example.com',
  '/%2Fexample.com',
  '/%252Fexample.com',
  '/%5Cexample.com',
  '/%09/example.com',
  '/.%2e//example.com',
  '/@example.com:x//',
  '/api/customers/logout',
  '/API/customers/logout',
  '/store/../api/customers/export',
  '/%61pi/customers/export',
  '/store/login',
  '/store/login?next=/store/login',
  `/${'x'.repeat(2_001)}`,
])('%j leads to the store', (asked) => expect(nextPage(asked)).toBe('/store'))

test('whatever is asked, one stays on this site and off its calls', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%',
    'api',
    '@',
    ':',
    'example.com',
    '\t',
    '?',
    '#',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((all) => all.join('')),
      ),
      (asked) => {
        const { origin, pathname } = new URL(nextPage(asked), 'https://shop.example.com')
        expect(origin).toBe('https://shop.example.com')
        expect(decodeURIComponent(pathname)).not.toMatch(/^\/api(\/|$)|\/\/|\\/)
      },
    ),
  )
})
