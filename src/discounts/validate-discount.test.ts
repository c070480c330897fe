import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { order, sessionIn, stock } from '../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { money } from '../kernel/money.ts'
import { reserveCodeUse } from './code-uses.server.ts'
import { findDiscount } from './check-discount.server.ts'
import { amount } from '../../tests/support/release.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ trustProxy: true })
})

const past = '2020-01-01T00:00:00.000Z'
const future = '2999-01-01T00:00:00.000Z'

async function create(terms: object = {}): Promise<number> {
  const body = { code: 'SOL10', type: 'percentage', value: 10, ...terms }
  const answer = await shop.callAsAdmin('POST', '/api/admin/discount-codes', { body })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

const ask = (body: unknown, { language = 'pl', from = '203.0.113.7' } = {}) =>
  shop.call('POST', `/api/store/validate-discount?lang=${language}`, { body, headers: { 'X-Forwarded-For': from } })

const refusal = async (body: object, language = 'pl') => {
  const answer = await ask(body, { language })
  return { status: answer.status, ...((await answer.json()) as { code: string; message: string }) }
}

describe('a code that holds', () => {
  test.for([
    ['a percentage', { value: 12.5 }, '49.80', { type: 'percentage', value: '12.50' }, 6.23],
    ['half a grosz, rounded up', { value: 50 }, '0.01', { type: 'percentage', value: '50.00' }, 0.01],
    ['all of it', { value: 100 }, '49.80', { type: 'percentage', value: '100.00' }, 49.8],
    ['an amount', { type: 'fixed', value: '15,5' }, 49.8, { type: 'fixed', value: '15.50' }, 15.5],
    ['more than is bought', { type: 'fixed', value: 500 }, '49,80', { type: 'fixed', value: '500.00' }, 49.8],
    ['something off nothing', { type: 'fixed', value: 5 }, 0, { type: 'fixed', value: '5.00' }, 0],
    ['from an amount on', { minOrderAmount: 49.8 }, '49.80', { type: 'percentage', value: '10.00' }, 4.98],
  ] as const)('says what it takes off: %s', async ([, terms, orderAmount, discount, discountAmount]) => {
    await create(terms)
    const answer = await ask({ code: 'SOL10', orderAmount })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ discountCode: { code: 'SOL10', ...discount }, discountAmount })
  })

  test('is found however it is typed, also right after it was made, and nothing of it is taken', async () => {
    await create({ maxUses: 1 })
    for (const code of [' sol10', 'Sol10', 'SOL10 ', 'sol10']) {
      const answer = await ask({ code, orderAmount: '10' })
      expect(await answer.json()).toMatchObject({ discountCode: { code: 'SOL10' }, discountAmount: 1 })
    }
  })

  test('holds until its last moment, and from its first', async () => {
    const id = await create({ validFrom: '2030-05-01T10:00:00Z', validUntil: '2030-05-02T10:00:00Z' })
    const at = async (moment: string) => {
      const found = await findDiscount(shop.database, 'sol10', money(1_000), new Date(moment))
      return found.ok ? found.value : found.code
    }
    const holds = { id, code: 'SOL10', type: 'percentage', hundredths: 1_000, amount: 100 }
    expect(await at('2030-05-01T09:59:59.999Z')).toBe('discount_not_yet')
    expect(await at('2030-05-01T10:00:00.000Z')).toEqual(holds)
    expect(await at('2030-05-02T10:00:00.000Z')).toEqual(holds)
    expect(await at('2030-05-02T10:00:00.001Z')).toBe('discount_over')
  })
})

describe('a code that does not hold is refused', () => {
  const used = async (id: number) => void (await reserveCodeUse(shop.database, id))
  const refused: [string, object, string, string, boolean?][] = [
    ['switched off', { isActive: false }, 'discount_unknown', 'Nieprawidłowy kod rabatowy'],
    ['too early', { validFrom: future }, 'discount_not_yet', 'Ten kod rabatowy jeszcze nie obowiązuje.'],
    ['too late', { validFrom: past, validUntil: '2021-01-01' }, 'discount_over', 'Ten kod rabatowy stracił ważność.'],
    ['used up', { maxUses: 1 }, 'discount_used_up', 'Ten kod rabatowy został już wykorzystany.', true],
    [
      'for larger orders',
      { minOrderAmount: '10.01' },
      'discount_needs_more',
      'Zamówienie jest zbyt małe, aby użyć tego kodu rabatowego.',
    ],
  ]
  test.for(refused)('when it is %s', async ([, terms, code, message, isUsed]) => {
    const id = await create(terms)
    if (isUsed) await used(id)
    const answer = await refusal({ code: 'SOL10', orderAmount: '10.00' })
    expect(answer).toEqual({ status: 422, code, message, error: message, fields: { code: message } })
  })

  test('for the first of several reasons', async () => {
    const all = { maxUses: 1, minOrderAmount: 100, validFrom: past, validUntil: '2021-01-01' }
    const id = await create(all)
    await used(id)
    const why = async () => (await refusal({ code: 'SOL10', orderAmount: 1 })).code
    const change = async (body: object) =>
      expect((await shop.callAsAdmin('PUT', `/api/admin/discount-codes/${id}`, { body })).status).toBe(200)
    await change({ isActive: false, validFrom: future, validUntil: null })
    expect(await why()).toBe('discount_unknown')
    await change({ isActive: true })
    expect(await why()).toBe('discount_not_yet')
    await change({ validFrom: past, validUntil: '2021-01-01' })
    expect(await why()).toBe('discount_over')
    await change({ validUntil: null })
    expect(await why()).toBe('discount_used_up')
    await change({ maxUses: null })
    expect(await why()).toBe('discount_needs_more')
    await change({ minOrderAmount: 1 })
    expect((await ask({ code: 'SOL10', orderAmount: 1 })).status).toBe(200)
  })

  test.for([
    ['pl', 'Nieprawidłowy kod rabatowy'],
    ['en', 'Invalid code'],
    ['de', 'Ungültiger Rabattcode'],
    ['fr', 'Code de réduction non valable'],
  ] as const)('in %s, when there is none or it is empty', async ([language, message]) => {
    for (const code of ['NIEMA', '', '  ', null, undefined, 'A B', 'A\0', '💶', 'x'.repeat(10_000)]) {
      const answer = await refusal({ code, orderAmount: '10' }, language)
      expect(answer, String(code)).toMatchObject({ status: 422, code: 'discount_unknown', message })
    }
  })
})

test('an amount that is none is refused at its field', async () => {
  await create()
  for (const orderAmount of [undefined, null, '', 'much', '1.005', -1, '-0,01', 1e20, [], {}]) {
    const answer = await ask({ code: 'SOL10', orderAmount })
    expect(answer.status, String(orderAmount)).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields: { orderAmount: expect.any(String) } })
  }
  expect((await ask({ code: 10, orderAmount: 1 })).status).toBe(422)
})

describe('who guesses codes', () => {
  const guess = (number: number, from?: string) =>
    ask({ code: `GUESS-${number}`, orderAmount: 1 }, from ? { from } : {})

  test('has to wait after thirty that there are not, and only they', async () => {
    await create()
    // One that is switched off is as good as none.
    await create({ code: 'GUESS-0', isActive: false })
    for (let number = 0; number < 30; number += 1) expect((await guess(number)).status).toBe(422)
    const late = await ask({ code: 'SOL10', orderAmount: 1 })
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(600)
    expect((await guess(0, '203.0.113.8')).status).toBe(422)
  })

  test('has to wait wherever codes are told apart: what was tried at the checkout counts beside it, and none is found in a rush', async () => {
    await create()
    const [salt = 0] = await stock(shop, { price: '10.00', pieces: 100 })
    const atCheckout = (discountCode: string) =>
      order(shop, [{ id: salt, quantity: 1 }], { discountCode }, { 'X-Forwarded-For': '203.0.113.7' })
    for (let number = 0; number < 20; number += 1) expect((await guess(number)).status).toBe(422)
    const rush = await Promise.all(Array.from({ length: 20 }, (_, number) => atCheckout(`RUSH-${number}`)))
    const statuses = rush.map(({ status }) => status)
    expect([422, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([10, 10])
    expect((await atCheckout('SOL10')).status).toBe(429)
    expect((await ask({ code: 'SOL10', orderAmount: 1 })).status).toBe(429)
    await sessionIn(await order(shop, [{ id: salt, quantity: 1 }], {}, { 'X-Forwarded-For': '203.0.113.7' }))
  })

  test('is told apart from many who use the same code at once', async () => {
    await create()
    const answers = await Promise.all(Array.from({ length: 60 }, () => ask({ code: 'SOL10', orderAmount: 1 })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('is told apart from who asks for codes that there are, or for none', async () => {
    await create()
    await create({ code: 'LATER', validFrom: future })
    for (let number = 0; number < 12; number += 1) {
      const codes = ['SOL10', 'LATER', '', 'A B']
      const answers = await Promise.all(codes.map((code) => ask({ code, orderAmount: 1 })))
      expect(answers.map(({ status }) => status)).toEqual([200, 422, 422, 422])
    }
    expect((await guess(1)).status).toBe(422)
  })
})

test('whatever is asked, the answer is no failure of ours', async () => {
  await create()
  let visitor = 0
  const value = fc.oneof(
    fc.double(),
    fc.maxSafeInteger(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('SOL10', '10,00', '999999999999.99', '\uD800', null),
    fc.jsonValue({ depthSize: 'small' }),
  )
  const near = fc.record({ code: value, orderAmount: value }, { requiredKeys: [] })
  await fc.assert(
    fc.asyncProperty(fc.oneof(near, fc.jsonValue()), async (body) => {
      visitor += 1
      const answer = await ask(JSON.stringify(body), { from: `203.0.${visitor % 250}.${visitor % 240}` })
      expect([200, 400, 422]).toContain(answer.status)
    }),
    { numRuns: amount(60, 250) },
  )
})
