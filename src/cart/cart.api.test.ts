import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import type { CheckedLine } from './cart-check.ts'

interface Draft {
  name?: string
  price?: string
  stockQuantity?: number
  maxPerOrder?: number
  inStock?: boolean
  isActive?: boolean
}

async function put(shop: TestShop, draft: Draft = {}): Promise<number> {
  const product = { name: 'Sól', description: 'Sól.', price: '24.90', weight: 0.5, stockQuantity: 10, ...draft }
  const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: product })
  return ((await answer.json()) as { id: number }).id
}

async function check(shop: TestShop, cart: unknown[], lang = 'pl'): Promise<CheckedLine[]> {
  const answer = await shop.call('POST', `/api/store/check-cart?lang=${lang}`, { body: { cart } })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { lines: CheckedLine[] }).lines
}

describe('a cart compared with the shop', () => {
  test('is well when nothing has changed, and is told what its products are called now', async () => {
    const shop = await openTestShop()
    const id = await put(shop)
    const translations = [{ language: 'de', name: 'Salz', description: 'Salz.' }]
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { translations } })
    const product = {
      slug: 'sol-500g',
      weight: '500g',
      price: '24.90',
      pricePerKilogram: '49.80',
      promotion: null,
      imageUrl: null,
      packshot: expect.stringMatching(/^\/[\w/.-]+\.webp$/),
      maxPerOrder: 50,
      fitsLocker: true,
      packedWeight: 550,
    }
    const cart = [{ id, price: '24.90', quantity: 10, name: 'whatever it was', weight: 500 }]
    expect(await check(shop, cart)).toEqual([
      { id, problem: null, available: 10, most: 50, product: { ...product, name: 'Sól' } },
    ])
    expect((await check(shop, cart, 'de'))[0]?.product?.name).toBe('Salz')
  })

  test.for([
    ['a changed price', { price: '31.00' }, { problem: 'price_changed', available: 3 }],
    ['a quantity above stock', { stockQuantity: 2 }, { problem: 'too_many', available: 2 }],
    ['a product that is sold out', { stockQuantity: 0 }, { problem: 'sold_out', available: 0 }],
    ['a product switched off', { inStock: false }, { problem: 'sold_out', available: 0 }],
    ['a product taken from the shelf', { isActive: false }, { problem: 'gone', available: 0, product: null }],
    [
      'two at once: first what weighs most',
      { price: '31.00', stockQuantity: 1 },
      { problem: 'too_many', available: 1 },
    ],
  ] as const)('hears of %s', async ([, change, expected]) => {
    const shop = await openTestShop()
    const id = await put(shop)
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: change })
    expect(await check(shop, [{ id, price: '24.90', quantity: 3 }])).toMatchObject([{ id, ...expected }])
  })

  test('hears of deleted and of unknown products, each on its own line and in its order', async () => {
    const shop = await openTestShop()
    const [kept, deleted] = [await put(shop), await put(shop, { name: 'Inna' })]
    await shop.callAsAdmin('DELETE', `/api/admin/products/${deleted}`)
    const cart = [9_999, deleted, kept, Number.MAX_SAFE_INTEGER].map((id) => ({ id, price: '24.90', quantity: 1 }))
    const found = await check(shop, cart)
    expect(found.map(({ id, problem }) => [id, problem])).toEqual([
      [9_999, 'gone'],
      [deleted, 'gone'],
      [kept, null],
      [Number.MAX_SAFE_INTEGER, 'gone'],
    ])
  })

  test('is not told how many pieces there are beyond those it asked for', async () => {
    const shop = await openTestShop()
    const id = await put(shop, { stockQuantity: 500 })
    const answer = await shop.call('POST', '/api/store/check-cart', {
      body: { cart: [{ id, price: '24.90', quantity: 2 }] },
    })
    expect(await answer.text()).not.toContain('500,')
    expect((await check(shop, [{ id, price: 24.9, quantity: 2 }]))[0]).toMatchObject({ problem: null, available: 2 })
  })

  test('shares what there is among lines of one product', async () => {
    const shop = await openTestShop()
    const id = await put(shop, { stockQuantity: 5 })
    const line = { id, price: '24.90', quantity: 3 }
    expect(await check(shop, [line, line, line])).toMatchObject([
      { problem: null, available: 3 },
      { problem: 'too_many', available: 2 },
      { problem: 'sold_out', available: 0 },
    ])
  })

  test.for([
    ['more of a product than one order takes', [4], [['over_product_limit', 3]]],
    [
      'the same in two lines',
      [2, 2],
      [
        [null, 3],
        ['over_product_limit', 1],
      ],
    ],
    ['what there isn’t, which is said first', [11], [['too_many', 3]]],
    ['as much as one order takes', [3], [[null, 3]]],
  ] as const)('hears of %s, and how much it takes', async ([, quantities, expected]) => {
    const shop = await openTestShop()
    const id = await put(shop, { maxPerOrder: 3 })
    const found = await check(
      shop,
      quantities.map((quantity) => ({ id, price: '24.90', quantity })),
    )
    expect(found.map(({ problem, most }) => [problem, most])).toEqual(expected)
  })

  test('hears when all of it is more than one order takes', async () => {
    const shop = await openTestShop()
    const cart = []
    for (const quantity of [45, 45, 45, 45, 45, 45])
      cart.push({ id: await put(shop, { stockQuantity: cart.length === 1 ? 0 : 100 }), price: '24.90', quantity })
    const found = await check(shop, cart)
    expect(found.map(({ problem, most }) => [problem, most])).toEqual([
      [null, 50],
      ['sold_out', 50],
      [null, 50],
      [null, 50],
      [null, 50],
      ['over_order_limit', 20],
    ])
  })

  test('is nothing when it is empty', async () => {
    expect(await check(await openTestShop(), [])).toEqual([])
  })
})

const lines = (changes: object, count = 1) => ({
  cart: Array.from({ length: count }, () => ({ id: 1, price: '1.00', quantity: 1, ...changes })),
})

test.for([
  ['no pieces', lines({ quantity: 0 }), 'cart.0.quantity'],
  ['too many pieces', lines({ quantity: 1_000 }), 'cart.0.quantity'],
  ['a piece and a half', lines({ quantity: 1.5 }), 'cart.0.quantity'],
  ['an impossible product', lines({ id: -1 }), 'cart.0.id'],
  ['a tenth of a grosz', lines({ price: '1.005' }), 'cart.0.price'],
  ['a price below nothing', lines({ price: '-1' }), 'cart.0.price'],
  ['too many lines', lines({}, 101), 'cart'],
  ['something else', { cart: 'salt' }, 'cart'],
  ['nothing', {}, 'cart'],
] as const)('a cart of %s is refused at its field', async ([, body, field]) => {
  const shop = await openTestShop()
  const answer = await shop.call('POST', '/api/store/check-cart', { body })
  expect(answer.status).toBe(422)
  const { fields } = (await answer.json()) as { fields: Record<string, string> }
  expect(Object.keys(fields)).toEqual([field])
})

test('nothing that is sent makes the comparison fail', async () => {
  const shop = await openTestShop()
  const entry = fc.record({ id: fc.anything(), price: fc.anything(), quantity: fc.anything() }, { requiredKeys: [] })
  const number = fc.oneof(fc.integer({ min: 1, max: 999 }), fc.maxSafeNat(), fc.double())
  const near = fc.record({ id: number, price: fc.oneof(number, fc.string()), quantity: number })
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(entry, near), { maxLength: 5 }), async (cart) => {
      const answer = await shop.call('POST', '/api/store/check-cart', { body: { cart } })
      expect(answer.status).toBeLessThan(500)
    }),
    { numRuns: 200 },
  )
})
