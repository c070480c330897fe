import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { register } from '../../tests/support/customers.ts'
import { race } from '../../tests/support/race.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { DiscountCode } from './discount-code.ts'
import { amount } from '../../tests/support/release.ts'

const path = '/api/admin/discount-codes'
const ten = { code: 'SOL10', type: 'percentage', value: '10' }
const unused = { usedCount: 0, version: 1 }

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

async function create(draft: object = ten): Promise<DiscountCode> {
  const answer = await shop.callAsAdmin('POST', path, { body: draft })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as DiscountCode
}

const post = (body: object) => shop.callAsAdmin('POST', path, { body })
const change = (id: number, body: object) => shop.callAsAdmin('PUT', `${path}/${id}`, { body })
const listed = async () => (await (await shop.callAsAdmin('GET', path)).json()) as DiscountCode[]

describe('what the administrator can do', () => {
  test('create a code with nothing but what is required: it holds from now on, for everybody', async () => {
    const before = Date.now()
    const created = await create({ ...ten, code: ' sol10 ' })
    const none = { minOrderAmount: null, maxUses: null, validUntil: null }
    const validFrom = expect.any(String) as string
    expect(created).toEqual({
      id: created.id,
      ...ten,
      value: '10.00',
      ...none,
      ...unused,
      validFrom,
      isActive: true,
    })
    expect(Math.abs(Date.parse(created.validFrom) - before)).toBeLessThan(600_000)
  })

  test('say everything of a code', async () => {
    const all = {
      code: 'LATO_2027-Ż',
      type: 'fixed',
      value: '15,50',
      minOrderAmount: 100,
      maxUses: 50,
      validFrom: '2027-06-01T08:00:00+02:00',
      validUntil: '2027-08-31T21:59:59.999Z',
      isActive: false,
    }
    const created = await create(all)
    const told = { value: '15.50', minOrderAmount: '100.00', validFrom: '2027-06-01T06:00:00.000Z' }
    expect(created).toEqual({ ...all, ...told, id: created.id, ...unused })
    expect(await listed()).toEqual([{ ...created, state: 'inactive' }])
  })

  test('leave fields empty, and name days and hours as clocks in Poland show them', async () => {
    const empty = { ...ten, minOrderAmount: '', validFrom: '', validUntil: ' ', maxUses: null }
    expect(await create(empty)).toMatchObject({ minOrderAmount: null, maxUses: null, validUntil: null })
    const days = { validFrom: '2027-07-01', validUntil: '2027-07-31' }
    expect(await create({ ...ten, ...days, code: 'LIPIEC' })).toMatchObject({
      validFrom: '2027-06-30T22:00:00.000Z',
      validUntil: '2027-07-31T21:59:59.999Z',
    })
    expect(await create({ ...ten, validFrom: '2027-01-01T10:30', code: 'ZIMA' })).toMatchObject({
      validFrom: '2027-01-01T09:30:00.000Z',
    })
  })

  test('see all codes, the newest first', async () => {
    for (const code of ['A', 'C', 'B']) await create({ ...ten, code })
    expect((await listed()).map(({ code }) => code)).toEqual(['B', 'C', 'A'])
  })

  test('see how each code stands by the clock of the shop: one that begins now has begun', async () => {
    await create({ ...ten, validFrom: '2099-01-01', code: 'KIEDYŚ' })
    await create()
    expect(await listed()).toMatchObject([{ state: 'active' }, { state: 'planned' }])
  })

  test('change the named fields and no others, and say nothing new', async () => {
    const created = await create({ ...ten, maxUses: 5, minOrderAmount: 10, validFrom: '2027-01-01' })
    const answer = await change(created.id, { value: 20, maxUses: null, code: 'sol20' })
    const changed = { ...created, value: '20.00', maxUses: null, code: 'SOL20', version: 2 }
    expect([answer.status, await answer.json()]).toEqual([200, changed])
    for (const body of [{}, { unknown: 1 }, { version: 2 }])
      expect(await (await change(created.id, body)).json()).toEqual(changed)
    const fromNow = (await (await change(created.id, { validFrom: null })).json()) as DiscountCode
    expect(Math.abs(Date.parse(fromNow.validFrom) - Date.now())).toBeLessThan(600_000)
  })

  test('not overwrite what somebody else changed meanwhile, when the version is sent along', async () => {
    const { id, version } = await create()
    const held = sql`select from discount_codes where id = ${id} for update`
    const changes = [1, 2, 3, 4].map((value) => async () => change(id, { value, version }))
    const answers = await race(shop.database, held, changes)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ code: 'discount_code_changed_meanwhile' })
    expect((await change(id, { value: 9 })).status).toBe(200)
  })

  test('delete a code, once', async () => {
    const { id } = await create()
    const gone = await shop.callAsAdmin('DELETE', `${path}/${id}`)
    expect([gone.status, await gone.text()]).toEqual([204, ''])
    for (const answer of [await shop.callAsAdmin('DELETE', `${path}/${id}`), await change(id, { value: 1 })]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'discount_code_not_found' })
    }
    expect(await listed()).toEqual([])
  })
})

describe('a code that there is already', () => {
  const taken = { code: 'discount_code_taken', fields: { code: 'Taki kod rabatowy już istnieje.' } }

  test('is refused at its field, in whatever case it is typed, also as a new name of another', async () => {
    await create()
    const other = await create({ ...ten, code: 'INNY' })
    for (const answer of [await post({ ...ten, code: 'sol10' }), await change(other.id, { code: 'Sol10' })]) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject(taken)
    }
    expect((await change(other.id, { code: 'inny' })).status).toBe(200)
  })

  test('is made by one of several at once', async () => {
    const { length } = await listed()
    const held = sql`lock table discount_codes in share mode`
    const calls = Array.from({ length: 6 }, () => async () => (await post(ten)).status)
    expect((await race(shop.database, held, calls)).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
    expect(await listed()).toHaveLength(length + 1)
  })

  test('is given by one of several changes at once', async () => {
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map(async (code) => (await create({ ...ten, code })).id))
    const held = sql`select from discount_codes for update`
    const calls = ids.map((id) => async () => (await change(id, { code: 'NOWY' })).status)
    expect((await race(shop.database, held, calls)).toSorted()).toEqual([200, 409, 409, 409])
  })
})

describe('what is refused', () => {
  const refused: [string, object, string, string][] = [
    ['no code', { code: undefined }, 'code', 'Kod rabatowy jest wymagany'],
    ['an empty code', { code: ' ' }, 'code', 'Kod rabatowy jest wymagany'],
    ['a code with a space', { code: 'A B' }, 'code', 'Kod może zawierać tylko litery, cyfry, myślnik i podkreślenie'],
    ['a code with a NUL', { code: 'A\0' }, 'code', 'Kod może zawierać tylko litery, cyfry, myślnik i podkreślenie'],
    ['an endless code', { code: 'A'.repeat(41) }, 'code', 'Najwyżej 40 znaków'],
    ['no type', { type: undefined }, 'type', 'Wybierz rodzaj rabatu'],
    ['another type', { type: 'gift' }, 'type', 'Wybierz rodzaj rabatu'],
    ['no value', { value: undefined }, 'value', 'Wartość rabatu jest wymagana'],
    ['an empty value', { value: '' }, 'value', 'Wartość rabatu jest wymagana'],
    ['a value of nothing', { value: '0,00' }, 'value', 'Wartość rabatu musi być większa od zera'],
    ['a value below nothing', { value: -1 }, 'value', 'Wartość rabatu nie może być ujemna'],
    [
      'a value of three decimals',
      { value: 1.005 },
      'value',
      'Wartość rabatu musi być liczbą z najwyżej dwoma miejscami po przecinku',
    ],
    ['a value beyond all bounds', { value: 1e9 }, 'value', 'Wartość rabatu jest zbyt wysoka'],
    ['an order below nothing', { minOrderAmount: -1 }, 'minOrderAmount', 'Kwota nie może być ujemna'],
    [
      'an order in words',
      { minOrderAmount: 'much' },
      'minOrderAmount',
      'Kwota musi być liczbą z najwyżej dwoma miejscami po przecinku',
    ],
    ['an order of no sort', { minOrderAmount: [] }, 'minOrderAmount', 'Wpisz kwotę'],
    ['no uses', { maxUses: 0 }, 'maxUses', 'Liczba użyć musi być dodatnia'],
    ['half a use', { maxUses: 0.5 }, 'maxUses', 'Wpisz liczbę całkowitą'],
    ['a day that there is not', { validFrom: '2027-02-30' }, 'validFrom', 'Nieprawidłowa data'],
    ['a date in words', { validUntil: 'jutro' }, 'validUntil', 'Nieprawidłowa data'],
    ['a date of another millennium', { validUntil: '9999-12-31T23:59:59-12:00' }, 'validUntil', 'Nieprawidłowa data'],
    ['a date in figures', { validUntil: 1_800_000_000 }, 'validUntil', 'Podaj datę'],
    ['neither on nor off', { isActive: 'yes' }, 'isActive', 'Nieprawidłowa wartość.'],
  ]

  test(`${refused.map(([what]) => what).join(', ')}: with the sentence at the field, in a new code and in a change`, async () => {
    const { id } = await create({ ...ten, code: 'INNY' })
    for (const [what, sent, field, say] of refused) {
      const answers = [await post({ ...ten, ...sent })]
      // Fields that a change doesn't name stay.
      if (Object.values(sent)[0] !== undefined) answers.push(await change(id, sent))
      for (const answer of answers) {
        expect(answer.status, what).toBe(422)
        expect(await answer.json(), what).toMatchObject({ code: 'invalid', fields: { [field]: say } })
      }
    }
    expect(await listed()).toMatchObject([{ id, version: 1 }])
  })

  test('more than a hundred per cent, also when a change names type or value only', async () => {
    const percentage = await create()
    const fixed = await create({ code: 'STO', type: 'fixed', value: 100.01 })
    const tooHigh = [
      await post({ ...ten, code: 'NOWY', value: 100.01 }),
      await change(percentage.id, { value: '100.01' }),
      await change(fixed.id, { type: 'percentage' }),
    ]
    for (const answer of tooHigh) {
      expect(answer.status).toBe(422)
      const fields = { value: 'Rabat procentowy nie może przekraczać 100%.' }
      expect(await answer.json()).toMatchObject({ code: 'discount_percentage_too_high', fields })
    }
    expect((await change(percentage.id, { value: 100 })).status).toBe(200)
    expect((await change(fixed.id, { type: 'percentage', value: 5 })).status).toBe(200)
  })

  test('an end before the beginning, also when a change names one of them only', async () => {
    const { id } = await create({ ...ten, validFrom: '2027-02-01', validUntil: '2027-03-01' })
    const early = [
      await post({ ...ten, code: 'B', validFrom: '2027-02-02', validUntil: '2027-02-01' }),
      await post({ ...ten, code: 'B', validFrom: '2027-02-01T10:00:00Z', validUntil: '2027-02-01T10:00:00Z' }),
      await post({ ...ten, code: 'B', validUntil: '2020-01-01' }),
      await change(id, { validFrom: '2027-03-02' }),
      await change(id, { validUntil: '2027-01-31' }),
    ]
    for (const answer of early) {
      expect(answer.status).toBe(422)
      const fields = { validUntil: 'Koniec ważności musi być późniejszy niż jej początek.' }
      expect(await answer.json()).toMatchObject({ code: 'discount_code_ends_early', fields })
    }
    expect((await post({ ...ten, code: 'B', validFrom: '2027-02-01', validUntil: '2027-02-01' })).status).toBe(201)
  })

  test('a customer, who is no administrator', async () => {
    const { id } = await create()
    const headers = { Cookie: cookiesOf(await register(shop)) }
    expect((await shop.call('GET', path, { headers })).status).toBe(401)
    const calls = [['POST', path] as const, ['PUT', `${path}/${id}`] as const, ['DELETE', `${path}/${id}`] as const]
    for (const [method, address] of calls)
      expect((await shop.call(method, address, { headers, body: ten })).status).toBe(401)
    expect(await listed()).toHaveLength(1)
  })
})

test('whatever is sent, the answer is no failure of ours', async () => {
  const { id } = await create()
  const names = ['code', 'type', 'value', 'minOrderAmount', 'maxUses', 'validFrom', 'validUntil', 'isActive', 'version']
  const dates = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
  const value = fc.oneof(
    fc.double(),
    fc.integer(),
    fc.string({ unit: 'binary', maxLength: 12 }),
    dates,
    fc.constantFrom('', '1,5', 'fixed', '2000-01-01', '2999-12-31T23:59:59.123456789-23:59', null),
    fc.jsonValue({ depthSize: 'small' }),
  )
  const sent = fc.oneof({ weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...names), value) }, fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(sent, fc.boolean(), async (body, isNew) => {
      const isObject = typeof body === 'object' && !Array.isArray(body)
      const answer = isNew
        ? await shop.callAsAdmin('POST', path, { body: JSON.stringify(isObject ? { ...ten, ...body } : body) })
        : await shop.callAsAdmin('PUT', `${path}/${id}`, { body: JSON.stringify(body) })
      expect([200, 201, 400, 409, 422]).toContain(answer.status)
    }),
    { numRuns: amount(80, 300) },
  )
})
