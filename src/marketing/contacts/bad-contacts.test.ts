import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { amount } from '../../../tests/support/release.ts'

const path = '/api/admin/marketing/contacts'
const bistro = { businessName: 'Bistro', emailAddress: 'bistro@example.com' }
const long = 'ż'.repeat(10_000)

const rowsOf = async ({ database }: TestShop) =>
  (await database.execute(sql`select business_name, email_address, contact_person, version from marketing_contacts`))
    .rows

const wrong: [object, Record<string, string>][] = [
  [{ businessName: '  ' }, { businessName: 'Nazwa firmy jest wymagana' }],
  [{ businessName: null }, { businessName: 'Nazwa firmy jest wymagana' }],
  [{ businessName: long }, { businessName: 'Najwyżej 200 znaków' }],
  [{ emailAddress: '' }, { emailAddress: 'Nieprawidłowy adres email' }],
  [{ emailAddress: 'bistro' }, { emailAddress: 'Nieprawidłowy adres email' }],
  [{ emailAddress: 'a@b@example.com' }, { emailAddress: 'Nieprawidłowy adres email' }],
  [{ emailAddress: 'a@exam\u0000ple.com' }, { emailAddress: 'Nieprawidłowy adres email' }],
  [{ emailAddress: 'a@example.com\r\nBcc: b@example.com' }, { emailAddress: 'Nieprawidłowy adres email' }],
  [{ emailAddress: ['a@example.com'] }, { emailAddress: 'Nieprawidłowy adres email' }],
  [{ contactPerson: long }, { contactPerson: 'Najwyżej 200 znaków' }],
  [{ contactPerson: 7 }, { contactPerson: 'Wpisz tekst' }],
  [{ businessType: 'bakery' }, { businessType: 'Wybierz rodzaj działalności' }],
  [{ businessType: null }, { businessType: 'Wybierz rodzaj działalności' }],
  [{ isActive: 'true' }, { isActive: 'Wybierz, czy kontakt jest aktywny' }],
  [{ consent: long }, { consent: 'Najwyżej 1000 znaków' }],
]

test('a field that breaks a rule is refused with its sentence, in a new contact and in a change, and nothing is stored', async () => {
  const shop = await openTestShop()
  const { id } = (await (await shop.callAsAdmin('POST', path, { body: bistro })).json()) as { id: number }
  const before = await rowsOf(shop)
  for (const [body, fields] of wrong) {
    const draft = { ...bistro, emailAddress: 'other@example.com', ...body }
    const answers = [
      await shop.callAsAdmin('POST', path, { body: draft }),
      await shop.callAsAdmin('PUT', `${path}/${id}`, { body }),
    ]
    for (const answer of answers) {
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(422)
      expect(await answer.json()).toMatchObject({ fields })
    }
  }
  const missing = await shop.callAsAdmin('POST', path, { body: {} })
  expect(await missing.json()).toMatchObject({
    fields: { businessName: 'Nazwa firmy jest wymagana', emailAddress: 'Nieprawidłowy adres email' },
  })
  expect(await rowsOf(shop)).toEqual(before)
})

test('a text that no database can hold is refused, and nothing is stored', async () => {
  const shop = await openTestShop()
  for (const body of [{ businessName: 'a\u0000b' }, { contactPerson: 'a\u0000b' }, { consent: 'a\u0000b' }]) {
    const answer = await shop.callAsAdmin('POST', path, { body: { ...bistro, ...body } })
    expect(answer.status).toBe(400)
  }
  expect(await rowsOf(shop)).toEqual([])
})

test('whatever is asked for in the address, the lists answer, or refuse in Polish, and never break', async () => {
  const shop = await openTestShop()
  await shop.callAsAdmin('POST', path, { body: bistro })
  const refused = ['?standing=lost', '?search=%00', `?search=${'a'.repeat(201)}`, `?search=${'a'.repeat(10_000)}`]
  for (const asked of refused) {
    for (const list of ['', '/ids', '/export']) {
      const answer = await shop.callAsAdmin('GET', `${path}${list}${asked}`)
      expect(answer.status, list + asked.slice(0, 40)).toBe(asked === '?search=%00' ? 400 : 422)
      expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/\p{L}/u) })
    }
  }
  for (const asked of ['?page=0', '?page=x', '?limit=501', '?limit=-1', '?page=1e3', '?page=99999999999']) {
    expect((await shop.callAsAdmin('GET', `${path}${asked}`)).status, asked).toBe(422)
  }
  const beyond = await shop.callAsAdmin('GET', `${path}?page=1000000&limit=500`)
  expect([beyond.headers.get('X-Total-Count'), await beyond.json()]).toEqual(['1', []])
  const odd = fc.record(
    {
      search: fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: 'binary', maxLength: 12 })),
      standing: fc.oneof(fc.string({ maxLength: 5 }), fc.constantFrom('receives', 'bounced', 'withoutConsent')),
      page: fc.oneof(fc.string({ maxLength: 4 }), fc.integer().map(String)),
      limit: fc.oneof(fc.string({ maxLength: 4 }), fc.integer().map(String)),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('', '/ids', '/export'), odd, async (list, asked) => {
      const answer = await shop.callAsAdmin('GET', `${path}${list}?${new URLSearchParams(asked).toString()}`)
      await answer.text()
      expect([200, 400, 422]).toContain(answer.status)
    }),
    { numRuns: amount(40, 150) },
  )
})

test('whatever is sent, and to whatever number, is answered or refused, and never breaks anything', async () => {
  const shop = await openTestShop()
  const { id } = (await (await shop.callAsAdmin('POST', path, { body: bistro })).json()) as { id: number }
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(long, '\u0000', '\ud800', 'x@example.com', 'hotel', true, null, 2 ** 53, -1),
  )
  const body = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.dictionary(
      fc.constantFrom(
        ...Object.keys(bistro),
        'contactPerson',
        'businessType',
        'isActive',
        'consent',
        'version',
        '__proto__',
      ),
      value,
    ),
    fc.string({ maxLength: 20 }),
  )
  const number = fc.oneof(
    fc.constant(String(id)),
    fc.constantFrom('0', '-1', '1e3', '999999999', '9999999999', 'ids', '%00'),
  )
  const call = fc.oneof(
    fc.constant(['POST', path] as const),
    number.map((one) => ['PUT', `${path}/${one}`] as const),
    number.map((one) => ['DELETE', `${path}/${one}/suppression`] as const),
  )
  await fc.assert(
    fc.asyncProperty(call, body, async ([method, to], sent) => {
      const answer = await shop.callAsAdmin(method, to, { body: sent })
      await answer.text()
      expect(answer.status, `${method} ${to} ${JSON.stringify(sent).slice(0, 200)}`).toBeLessThan(500)
    }),
    { numRuns: amount(80, 300) },
  )
  for (const one of ['0', 'x', '9999999999', '%00', '1.5']) {
    expect((await shop.callAsAdmin('DELETE', `${path}/${one}`)).status, one).toBe(404)
  }
})
