import { beforeEach, describe, expect, test } from 'vitest'
import { locker, order } from '../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { languages } from '../kernel/language.ts'

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
    ['25 kg net, gross unknown', { weight: 25 }, 1],
    ['exactly 25 kg gross', { weight: 24, grossWeight: 25 }, 1],
    ['two pieces of 13 kg', { weight: 12.5, grossWeight: 13 }, 2],
    ['of no known weight', { weight: null }, 3],
  ] as const)('goes what has %s', async ([, product, quantity]) => {
    const id = await put(product)
    expect((await toLocker([{ id, quantity }])).status).toBe(201)
  })

  test.for([
    ['25.001 kg gross', { weight: 24, grossWeight: 25.001 }],
    ['25 kg net and 25.6 kg gross', { weight: 25, grossWeight: 25.6 }],
    ['25.001 kg net, gross unknown', { weight: 25.001 }],
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

  test('goes nothing that became heavier while somebody was filling in the form, which says so in each language', async () => {
    const id = await put({ weight: 25 })
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
