import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anna, me, openShopWithAnna } from '../../tests/support/customers.ts'
import { amount } from '../../tests/support/release.ts'

const calls = [
  ['POST', '/register'],
  ['POST', '/login'],
  ['PUT', '/address'],
  ['PUT', '/password'],
  ['POST', '/password-recovery'],
  ['PUT', '/password-recovery/x'],
  ['POST', '/deletion'],
] as const
const fields = [
  'email',
  'password',
  'firstName',
  'lastName',
  'phone',
  'address',
  'city',
  'postalCode',
  'country',
  'currentPassword',
  'newPassword',
  'subject',
  'id',
  '__proto__',
  'constructor',
]

const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    anna.email,
    'a@example.com',
    'x'.repeat(5_000),
    '\0\0\0\0\0\0\0\0',
    '\uD800'.repeat(9),
    'ﷺ'.repeat(300),
  ),
)
const value = fc.oneof({ weight: 3, arbitrary: typed }, { weight: 1, arbitrary: fc.jsonValue({ depthSize: 'small' }) })
const object = fc.dictionary(fc.constantFrom(...fields), value)
const sent = fc.oneof(
  { weight: 6, arbitrary: object.map((fieldsSent) => JSON.stringify(fieldsSent)) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string() },
)

test('whatever is sent is answered, never with an error of ours, and changes no account by accident', async () => {
  const { shop, cookies, callAsAnna } = await openShopWithAnna({ trustProxy: true })
  let visitor = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), sent, fc.boolean(), async ([method, path], body, isSignedIn) => {
      visitor += 1
      const answer = await shop.call(method, `/api/customers${path}`, {
        body,
        // An address for each, so that limits are not all that answers. Registering well would end her session.
        headers: {
          'X-Forwarded-For': `203.0.113.${visitor}`,
          ...(isSignedIn && path !== '/register' && { Cookie: cookies }),
        },
      })
      expect([200, 201, 204, 400, 401, 404, 409, 413, 422, 429]).toContain(answer.status)
      const text = await answer.text()
      expect(text).not.toMatch(/argon2|at .*\.ts:|select |insert into/)
      expect(answer.ok || typeof (JSON.parse(text) as { code: unknown }).code).toBeOneOf([true, 'string'])
    }),
    { numRuns: amount(60, 250) },
  )
  expect((await me(shop, cookies)).status).toBe(200)
  expect((await callAsAnna('PUT', '/password', { currentPassword: anna.password, newPassword: 'x' })).status).toBe(422)
})

test('a link of any form is unknown, and a path of any form is answered', async () => {
  const { shop } = await openShopWithAnna()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1 }), async (token) => {
      const path = `/api/customers/password-recovery/${encodeURIComponent(token.toWellFormed())}`
      const answer = await shop.call('GET', path)
      // A token that is a step up in the path names another call.
      expect([answer.status, await answer.json()]).toBeOneOf([
        [200, { state: 'unknown' }],
        [404, expect.objectContaining({ code: 'not_found' })],
      ])
    }),
    { numRuns: amount(30, 100) },
  )
})
