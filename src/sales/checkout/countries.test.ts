import { beforeEach, describe, expect, test } from 'vitest'
import { anna, locker, order, stock } from '../../../tests/support/checkouts.ts'
import { openTestShop, type TestShop } from '../../../tests/support/shop.ts'
import { languages } from '../../kernel/language.ts'

let shop: TestShop
let cart: object[]
beforeEach(async () => {
  shop = await openTestShop()
  const [sack = 0] = await stock(shop, { price: '100.00', pieces: 100, weight: 10 })
  cart = [{ id: sack, quantity: 5 }]
})

const to = (country: unknown, more: object = {}, language = 'pl') =>
  order(shop, cart, { shippingAddress: { ...anna, country }, ...more }, { 'Accept-Language': language })
const rate = async (said: object) =>
  expect(
    (await shop.callAsAdmin('POST', '/api/admin/shipping-rates', { body: { minWeight: 0, ...said } })).status,
  ).toBe(201)
const total = async (answer: Response) => {
  const { total: told, shippingCost } = ((await answer.json()) as { quote: Record<string, string> }).quote
  return [told, shippingCost]
}
const asked = { expectedTotal: '0.01' }

describe('an order', () => {
  test.for([undefined, null, '', 'Poland', 'Polska', ' polen ', 'POLOGNE', 'PL'])(
    'to %j goes to Poland, keeps the word, and costs what the specification says',
    async (country) => {
      expect(await total(await to(country, asked))).toEqual(['535.99', '35.99'])
      expect((await to(country)).status).toBe(201)
      const [kept] = (await (await shop.callAsAdmin('GET', '/api/admin/orders')).json()) as {
        shippingAddress: { country: string }
      }[]
      expect(kept?.shippingAddress.country).toBe(country?.trim() || 'Poland')
    },
  )

  test.for([
    [undefined, ' 00561', '00-561'],
    ['Polska', '00 561', '00-561'],
    ['Poland', 'kod 00561', 'kod 00561'],
  ])('to %j with the post code "%s" is kept with "%s"', async ([country, postalCode, kept]) => {
    expect((await order(shop, cart, { shippingAddress: { ...anna, country, postalCode } })).status).toBe(201)
    expect(await (await shop.callAsAdmin('GET', '/api/admin/orders')).json()).toMatchObject([
      { shippingAddress: { postalCode: kept } },
    ])
  })

  test.for(['Ukraine', 'Ukraina', 'UA', 'Germany', 'Atlantis', 'x', '🧂', 'Polska Ludowa'])(
    'to %s is refused at the field, in each language',
    async (country) => {
      const sentences = new Set<string>()
      for (const language of languages) {
        const answer = await to(country, {}, language)
        const { fields } = (await answer.json()) as { fields: Record<string, string> }
        expect([answer.status, Object.keys(fields)]).toEqual([422, ['shippingAddress.country']])
        sentences.add(fields['shippingAddress.country'] ?? '')
      }
      expect(sentences.size).toBe(languages.length)
    },
  )

  test('to a country that a rate names costs what that rate says, whatever Poland’s cost', async () => {
    await rate({ cost: '9.99' })
    await rate({ cost: '149.00', countries: ['DE', 'AT'], maxWeight: 50 })
    for (const country of ['Germany', 'Niemcy', 'at'])
      expect(await total(await to(country, asked)), country).toEqual(['649.00', '149.00'])
    expect(await total(await to('Poland', asked))).toEqual(['509.99', '9.99'])
    expect((await to('Germany', { expectedTotal: '649.00' })).status).toBe(201)
  })

  test('that is too heavy for that country’s rates is refused with the reason, never charged by Poland’s', async () => {
    await rate({ cost: '149.00', countries: ['DE'], maxWeight: 49.999 })
    const answer = await to('Germany')
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'no_rate_for_weight', fields: { 'shippingAddress.country': expect.stringContaining('wadze') } },
    ])
  })

  test('to a locker stays in Poland', async () => {
    await rate({ cost: '149.00', countries: ['DE'] })
    cart = [{ ...cart[0], quantity: 1 }]
    const lockers = { shippingMethod: 'inpost', pickupPoint: locker }
    const answer = await to('Germany', lockers)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'no_lockers_there', fields: { shippingMethod: expect.any(String) } },
    ])
    expect((await to('Poland', lockers)).status).toBe(201)
  })

  test('that waits to be paid is paid as it was agreed, though its country is served no more', async () => {
    await rate({ cost: '149.00', countries: ['DE'] })
    const headers = { 'Idempotency-Key': crypto.randomUUID() }
    const again = () => order(shop, cart, { shippingAddress: { ...anna, country: 'Germany' } }, headers)
    const { url } = (await (await again()).json()) as { url: string }
    for (const { id } of (await (await shop.callAsAdmin('GET', '/api/admin/shipping-rates')).json()) as {
      id: number
    }[])
      await shop.callAsAdmin('DELETE', `/api/admin/shipping-rates/${id}`)
    expect(await (await again()).json()).toEqual({ url })
    expect((await to('Germany')).status).toBe(422)
  })
})
