import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { register } from '../../tests/support/customers.ts'
import { race } from '../../tests/support/race.ts'
import { cookiesOf, openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { readActiveRates } from './list-shipping-rates.server.ts'
import { seedShippingRates } from './seed-shipping-rates.server.ts'
import { readRate } from './read-rate.ts'
import type { AdminShippingRate, ShippingRate } from './shipping-rate.ts'
import { fallbackRates } from './shipping.ts'
import { amount } from '../../tests/support/release.ts'

const path = '/api/admin/shipping-rates'
const light = { deliveryType: 'pickup_point', minWeight: 0, maxWeight: 2, cost: '12.99', description: 'Lekkie' }
const told = {
  deliveryType: 'pickup_point',
  countries: ['PL'],
  minWeight: 0,
  maxWeight: 2,
  cost: '12.99',
  isActive: true,
}

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

async function create(draft: object = light): Promise<AdminShippingRate> {
  const answer = await shop.callAsAdmin('POST', path, { body: draft })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as AdminShippingRate
}

const change = (id: number, body: object) => shop.callAsAdmin('PUT', `${path}/${id}`, { body })
const listed = async () => (await (await shop.callAsAdmin('GET', path)).json()) as AdminShippingRate[]
const seenByAll = async (Cookie = '') =>
  (await (await shop.call('GET', path, { headers: { Cookie } })).json()) as ShippingRate[]

describe('who sees what', () => {
  test('the administrator all rates with descriptions and versions, by way and weight', async () => {
    const home = await create({ minWeight: 0, cost: 5 })
    const heavy = await create({ ...light, minWeight: 2, maxWeight: null, isActive: false })
    const first = await create()
    expect(first).toEqual({ id: first.id, ...light, countries: ['PL'], isActive: true, version: 1 })
    expect(await listed()).toEqual([home, first, heavy])
  })

  test('visitors and customers the active ones, and nothing that is for the administrator alone', async () => {
    const { id } = await create()
    await create({ ...light, description: 'Tajne', isActive: false })
    const customer = cookiesOf(await register(shop))
    const fromAdminsDevice = `${customer}; salorge-admin-session=forged`
    for (const cookies of ['', customer, fromAdminsDevice]) expect(await seenByAll(cookies)).toEqual([{ id, ...told }])
  })

  test('each change at once, for nobody keeps the answer', async () => {
    const { id } = await create()
    const answer = await shop.call('GET', path)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    await change(id, { cost: '1,50' })
    expect(await seenByAll()).toMatchObject([{ cost: '1.50' }])
    await shop.callAsAdmin('DELETE', `${path}/${id}`)
    expect(await seenByAll()).toEqual([])
  })
})

describe('what is decided by', () => {
  test('the active rates in grams and grosze, the same that a browser reads from the answer', async () => {
    await create({ ...light, minWeight: 0.25, maxWeight: 2.001, cost: 12.99 })
    await create({ ...light, isActive: false })
    const rates = await readActiveRates(shop.database)
    expect(rates).toEqual([
      { deliveryType: 'pickup_point', countries: ['PL'], minWeight: 250, maxWeight: 2_001, cost: 1299, isActive: true },
    ])
    expect((await seenByAll()).map(readRate)).toEqual(rates)
  })

  test('in a new shop the same as where there are no rates, each with a description', async () => {
    await seedShippingRates(shop.database)
    const rates = await readActiveRates(shop.database)
    expect(rates).toHaveLength(fallbackRates.length)
    expect(rates).toEqual(expect.arrayContaining(fallbackRates))
    expect((await listed()).map(({ description }) => description)).toEqual([
      'Dostawa do domu, do 2 kg',
      'Dostawa do domu, od 2 do 10 kg',
      'Dostawa do domu, powyżej 10 kg',
      'Punkt odbioru, do 2 kg',
      'Punkt odbioru, od 2 do 10 kg',
      'Punkt odbioru, powyżej 10 kg',
    ])
  })
})

describe('what the administrator can do', () => {
  test('create a rate with nothing but what is required', async () => {
    const created = await create({ minWeight: 0, cost: '0' })
    expect(created).toMatchObject({ deliveryType: 'home', minWeight: 0, maxWeight: null, cost: '0.00' })
    expect(created).toMatchObject({ description: null, isActive: true, version: 1 })
  })

  test('write the cost with a point or a comma, as text or number', async () => {
    for (const cost of ['15.99', '15,99', 15.99, ' 15.99 '])
      expect((await create({ ...light, cost })).cost, JSON.stringify(cost)).toBe('15.99')
  })

  test('name the countries in which it holds, which are Poland where none is named', async () => {
    const abroad = await create({ minWeight: 0, cost: '90', countries: ['ua', 'DE', 'Ukraina'] })
    expect(abroad.countries).toEqual(['DE', 'UA'])
    expect((await (await change(abroad.id, { cost: '95' })).json()) as object).toMatchObject({
      countries: ['DE', 'UA'],
    })
    expect((await (await change(abroad.id, { countries: ['FR'] })).json()) as object).toMatchObject({
      countries: ['FR'],
    })
    expect(await seenByAll()).toMatchObject([{ countries: ['FR'], cost: '95.00' }])
    expect((await create()).countries).toEqual(['PL'])
  })

  test('change the named fields and no others, and say nothing new', async () => {
    const created = await create()
    const answer = await change(created.id, { maxWeight: null, description: ' ' })
    const changed = { ...created, maxWeight: null, description: null, version: 2 }
    expect([answer.status, await answer.json()]).toEqual([200, changed])
    for (const body of [{}, { unknown: 1 }, { version: 2 }])
      expect(await (await change(created.id, body)).json()).toEqual(changed)
  })

  test('not overwrite what somebody else changed meanwhile, when the version is sent along', async () => {
    const { id, version } = await create()
    const held = sql`select from shipping_rates where id = ${id} for update`
    const changes = [1, 2, 3, 4].map((cost) => async () => change(id, { cost, version }))
    const answers = await race(shop.database, held, changes)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({
      code: 'shipping_rate_changed_meanwhile',
      message: 'Ta stawka wysyłki została w międzyczasie zmieniona. Odśwież dane i spróbuj ponownie.',
    })
    expect((await change(id, { cost: 9 })).status).toBe(200)
  })

  test('delete a rate, once', async () => {
    const { id } = await create()
    const gone = await shop.callAsAdmin('DELETE', `${path}/${id}`)
    expect([gone.status, await gone.text()]).toEqual([204, ''])
    for (const answer of [await shop.callAsAdmin('DELETE', `${path}/${id}`), await change(id, { cost: 1 })]) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'shipping_rate_not_found' })
    }
    expect(await listed()).toEqual([])
  })
})

describe('what is refused', () => {
  const refused: [string, object, string, string][] = [
    ['no lowest weight', { minWeight: undefined }, 'minWeight', 'Minimalna waga jest wymagana'],
    ['an empty lowest weight', { minWeight: '' }, 'minWeight', 'Minimalna waga jest wymagana'],
    ['a negative weight', { minWeight: -0.001 }, 'minWeight', 'Waga nie może być ujemna, z dokładnością do grama'],
    ['a fraction of a gram', { minWeight: 0.0005 }, 'minWeight', 'Waga nie może być ujemna, z dokładnością do grama'],
    ['a highest weight of nothing', { maxWeight: 0 }, 'maxWeight', 'Waga musi być dodatnia, z dokładnością do grama'],
    ['a highest weight in words', { maxWeight: '2 kg' }, 'maxWeight', 'Waga musi być liczbą kilogramów'],
    ['a weight beyond integers', { maxWeight: 1e300 }, 'maxWeight', 'Waga jest zbyt duża'],
    ['no cost', { cost: undefined }, 'cost', 'Koszt przesyłki jest wymagany'],
    ['an empty cost', { cost: ' ' }, 'cost', 'Koszt przesyłki jest wymagany'],
    ['three decimals', { cost: '1.005' }, 'cost', 'Kwota musi być liczbą z najwyżej dwoma miejscami po przecinku'],
    ['a cost below nothing', { cost: -1 }, 'cost', 'Kwota nie może być ujemna'],
    ['a cost beyond all bounds', { cost: 1_000_000.01 }, 'cost', 'Kwota jest zbyt wysoka'],
    ['another way', { deliveryType: 'inpost' }, 'deliveryType', 'Wybierz sposób dostawy'],
    ['an endless description', { description: 'ą'.repeat(501) }, 'description', 'Najwyżej 500 znaków'],
    ['no country at all', { countries: [] }, 'countries', 'Wybierz co najmniej jeden kraj'],
    ['a country that is none', { countries: ['PL', 'QQ'] }, 'countries', 'Wybierz kraje z listy'],
    ['a country that isn’t in a list', { countries: 'PL' }, 'countries', 'Wybierz kraje z listy'],
    ['neither on nor off', { isActive: 'yes' }, 'isActive', 'Nieprawidłowa wartość.'],
  ]

  test(`${refused.map(([what]) => what).join(', ')}: with the sentence at the field, in a new rate and in a change`, async () => {
    const { id } = await create()
    for (const [what, sent, field, say] of refused) {
      const answers = [await shop.callAsAdmin('POST', path, { body: { ...light, ...sent } })]
      // What a change doesn't name stays.
      if (Object.values(sent)[0] !== undefined) answers.push(await change(id, sent))
      for (const answer of answers) {
        expect(answer.status, what).toBe(422)
        expect(await answer.json(), what).toMatchObject({ code: 'invalid', fields: { [field]: say } })
      }
    }
    expect(await listed()).toMatchObject([{ id, version: 1 }])
  })

  test('a rate that ends before it begins, also when a change names one end only', async () => {
    const { id } = await create({ ...light, minWeight: 1, maxWeight: 2 })
    const reversed = [
      await shop.callAsAdmin('POST', path, { body: { ...light, minWeight: 2.001, maxWeight: 2 } }),
      await change(id, { minWeight: 2.001 }),
      await change(id, { maxWeight: 0.999 }),
    ]
    for (const answer of reversed) {
      expect(answer.status).toBe(422)
      const sentence = 'Maksymalna waga nie może być mniejsza od minimalnej.'
      expect(await answer.json()).toMatchObject({ code: 'shipping_rate_reversed', fields: { maxWeight: sentence } })
    }
    expect((await change(id, { minWeight: 2 })).status).toBe(200)
  })

  test('a rate for lockers anywhere but in Poland, also when a change names one part only', async () => {
    const [home, lockers] = [await create({ ...light, deliveryType: 'home', countries: ['DE'] }), await create()]
    for (const answer of [
      await shop.callAsAdmin('POST', path, { body: { ...light, countries: ['PL', 'DE'] } }),
      await change(home.id, { deliveryType: 'pickup_point' }),
      await change(lockers.id, { countries: ['DE'] }),
    ])
      expect([answer.status, await answer.json()]).toMatchObject([
        422,
        { code: 'lockers_abroad', fields: { countries: 'Paczkomaty są tylko w\u00A0Polsce.' } },
      ])
  })

  test('a customer, who is no administrator', async () => {
    const { id } = await create()
    const headers = { Cookie: cookiesOf(await register(shop)) }
    const calls = [['POST', path] as const, ['PUT', `${path}/${id}`] as const, ['DELETE', `${path}/${id}`] as const]
    for (const [method, address] of calls)
      expect((await shop.call(method, address, { headers, body: light })).status).toBe(401)
    expect(await listed()).toHaveLength(1)
  })
})

test('whatever is sent, the answer is no failure of ours', async () => {
  const { id } = await create()
  const field = fc.constantFrom(
    'deliveryType',
    'countries',
    'minWeight',
    'maxWeight',
    'cost',
    'description',
    'isActive',
    'version',
  )
  const figure = fc.oneof(fc.double(), fc.integer(), fc.string({ unit: 'binary' }), fc.constantFrom('', '1,5', null))
  const value = fc.oneof(figure, fc.jsonValue({ depthSize: 'small' }))
  const sent = fc.oneof(fc.dictionary(field, value), fc.jsonValue())
  await fc.assert(
    fc.asyncProperty(sent, fc.boolean(), async (body, isNew) => {
      const near = isNew && typeof body === 'object' && !Array.isArray(body) ? { ...light, ...body } : body
      const answer = isNew
        ? await shop.callAsAdmin('POST', path, { body: JSON.stringify(near) })
        : await shop.callAsAdmin('PUT', `${path}/${id}`, { body: JSON.stringify(body) })
      expect([200, 201, 400, 409, 422]).toContain(answer.status)
    }),
    { numRuns: amount(50, 200) },
  )
  for (const rate of await listed()) expect(rate.maxWeight ?? Infinity).toBeGreaterThanOrEqual(rate.minWeight)
})
