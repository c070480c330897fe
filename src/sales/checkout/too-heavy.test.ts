import { beforeEach, describe, expect, test } from 'vitest'
import { locker, order } from '../../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { seedProducts } from '../../catalog/seed-products.server.ts'
import { languages } from '../../kernel/language.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

async function put(product: object): Promise<number> {
  const body = { name: 'Sól', description: 'Szara.', price: '10', stockQuantity: 10, ...product }
  const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body })
  return ((await answer.json()) as { id: number }).id
}

const toLocker = (lines: object[], more = {}, language = 'pl') =>
  order(shop, lines, { shippingMethod: 'inpost', pickupPoint: locker, ...more }, { 'Accept-Language': language })

describe('to a locker', () => {
  test.for([
    ['24.7 kg gross, and 300 g of carton', { weight: 24, grossWeight: 24.7 }, 1],
    ['23.523 kg net and, gross unknown, a twentieth of it', { weight: 23.523 }, 1],
    ['two pieces of 12.35 kg gross', { weight: 12, grossWeight: 12.35 }, 2],
    ['ten pieces of a kilogram net', { weight: 1 }, 10],
    ['no known weight', { weight: null }, 3],
  ] as const)('goes what has %s', async ([, product, quantity]) => {
    const id = await put(product)
    expect((await toLocker([{ id, quantity }])).status).toBe(201)
  })

  test.for([
    ['24.701 kg gross', { weight: 24, grossWeight: 24.701 }],
    ['23.524 kg net, gross unknown', { weight: 23.524 }],
    ['25 kg net and 25.6 kg gross', { weight: 25, grossWeight: 25.6 }],
    ['26 kg gross, net unknown', { weight: null, grossWeight: 26 }],
  ] as const)('goes no order with a piece of %s, and to a door it does', async ([, product]) => {
    const [light, heavy] = [await put({ weight: 0.25 }), await put(product)]
    const cart = [
      { id: light, quantity: 1 },
      { id: heavy, quantity: 1 },
    ]
    const answer = await toLocker(cart)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'too_heavy_for_locker', fields: { shippingMethod: expect.any(String) } },
    ])
    expect((await order(shop, cart)).status).toBe(201)
  })

  test.for([
    ['two sacks of 12.351 kg', { weight: 12, grossWeight: 12.351 }, 2],
    ['24 kilograms in tins of 30 g', { weight: 1, grossWeight: 1.03 }, 24],
  ] as const)(
    'goes no order of %s, which together are too heavy, and to a door it does',
    async ([, product, quantity]) => {
      const cart = [{ id: await put({ ...product, stockQuantity: 1_000 }), quantity }]
      const answer = await toLocker(cart)
      const body = (await answer.json()) as { fields: Record<string, string> }
      expect([answer.status, body]).toMatchObject([422, { code: 'order_too_heavy_for_locker' }])
      expect(body.fields['shippingMethod']).toMatch(/25\skg.*do domu/)
      expect((await toLocker([{ ...cart[0], quantity: quantity - 1 }])).status).toBe(201)
      expect((await order(shop, cart)).status).toBe(201)
    },
  )

  test('the first goods of a shop go by the kilogram, but not the sack, and not two of what adds up', async () => {
    await seedProducts(shop.database)
    for (const [id, quantity, status] of [
      [1, 50, 201],
      [5, 4, 201],
      [5, 5, 422],
      [6, 1, 422],
    ] as const)
      expect((await toLocker([{ id, quantity }])).status, `${quantity} of ${id}`).toBe(status)
  })

  test('goes nothing that became heavier while somebody was filling in the form, which says so in each language', async () => {
    const id = await put({ weight: 23 })
    const cart = [{ id, price: '10.00', quantity: 1 }]
    const check = async () => (await shop.call('POST', '/api/store/check-cart', { body: { cart } })).json()
    expect(await check()).toMatchObject({ lines: [{ product: { fitsLocker: true } }] })
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { grossWeight: 25.6 } })
    const sentences: string[] = []
    for (const language of languages) {
      const { code, message } = (await (await toLocker(cart, {}, language)).json()) as Record<string, string>
      expect(code).toBe('too_heavy_for_locker')
      sentences.push(message as string)
    }
    expect(sentences[0]).toBe(
      'Jeden z produktów jest z opakowaniem zbyt ciężki na automat paczkowy. Wybierz dostawę do domu.',
    )
    expect(new Set(sentences).size).toBe(languages.length)
    expect(await check()).toMatchObject({ lines: [{ product: { fitsLocker: false } }] })
  })

  test('costs what the net weight costs, however heavy the packaging is', async () => {
    const id = await put({ weight: 0.9, grossWeight: 24 })
    const answer = await toLocker([{ id, quantity: 1 }], { expectedTotal: '0.01' })
    expect(await answer.json()).toMatchObject({ code: 'total_changed', quote: { shippingCost: '12.99' } })
  })
})
