import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { looksOther, type AdminProduct, type ProductOnSale } from './product.ts'

const sack = { name: 'Sól w worku', description: 'Szara.', price: '649', weight: 25, stockQuantity: 10 }
const belowNet = 'Waga z\u00A0opakowaniem nie może być mniejsza od wagi netto'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

const create = (product: object = {}) =>
  shop.callAsAdmin('POST', '/api/admin/products', { body: { ...sack, ...product } })
const change = (id: number, body: object) => shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })
const productIn = async (answer: Response) => (await answer.json()) as AdminProduct

describe('what a piece weighs with its packaging', () => {
  test('is told in kilograms, changed and taken away again; a program that knows nothing of it leaves it', async () => {
    const created = await productIn(await create({ grossWeight: 25.6 }))
    expect(created).toMatchObject({ weight: 25, grossWeight: 25.6 })
    const { id } = created
    expect(await productIn(await change(id, { price: '650' }))).toMatchObject({ grossWeight: 25.6 })
    expect(await productIn(await change(id, { grossWeight: 26 }))).toMatchObject({ weight: 25, grossWeight: 26 })
    expect(await productIn(await change(id, { grossWeight: null }))).toMatchObject({ weight: 25, grossWeight: null })
    expect(await productIn(await create())).toMatchObject({ grossWeight: null })
  })

  test('may be the net weight to the gram, and stand where that is unknown', async () => {
    expect((await create({ grossWeight: 25 })).status).toBe(201)
    expect((await create({ weight: null, grossWeight: 0.001 })).status).toBe(201)
  })

  test.for([
    [24.999, belowNet],
    [0, 'Waga musi być dodatnia, z dokładnością do grama'],
    [-26, 'Waga musi być dodatnia, z dokładnością do grama'],
    [25.0001, 'Waga musi być dodatnia, z dokładnością do grama'],
    [1_000.001, 'Waga jest zbyt duża'],
    ['26', 'Waga musi być liczbą kilogramów'],
  ] as const)('is refused at its field: %s kg for a sack of 25', async ([grossWeight, sentence]) => {
    const { id } = await productIn(await create())
    for (const answer of [await create({ grossWeight }), await change(id, { grossWeight })]) {
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({ fields: { grossWeight: sentence } })
    }
  })

  test('is never overtaken by a change of the net weight alone', async () => {
    const { id } = await productIn(await create({ weight: 20, grossWeight: 20.5 }))
    const answer = await change(id, { weight: 20.501 })
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'gross_weight_below_net', fields: { grossWeight: belowNet } },
    ])
    expect(await productIn(await change(id, { weight: 20.501, grossWeight: 20.6 }))).toMatchObject({ weight: 20.501 })
    expect(await productIn(await change(id, { weight: 30, grossWeight: null }))).toMatchObject({ weight: 30 })
  })

  test('decides with a carton of 300 g whether a locker takes it; without one the net weight and a twentieth of it do', async () => {
    const cases = [
      [{ weight: 23.523 }, true],
      [{ weight: 23.524 }, false],
      [{ weight: 24, grossWeight: 24.7 }, true],
      [{ weight: 24, grossWeight: 24.701 }, false],
      [{ weight: 25, grossWeight: 25.6 }, false],
      [{ weight: null }, true],
      [{ weight: null, grossWeight: 26 }, false],
    ] as const
    for (const [weights] of cases) await create(weights)
    const onSale = (await (await shop.call('GET', '/api/store/products')).json()) as ProductOnSale[]
    const byId = onSale.toSorted((one, other) => one.id - other.id)
    expect(byId.map(({ fitsLocker }) => fitsLocker)).toEqual(cases.map(([, fits]) => fits))
    expect(JSON.stringify(onSale)).not.toContain('rossWeight')
  })

  test('is news to visitors only where it decides something else', async () => {
    const before = await productIn(await create({ weight: 23 }))
    const packed = (grossWeight: number | null) => ({ ...before, grossWeight })
    expect([24.5, 24.7].map((weight) => looksOther(before, packed(weight)))).toEqual([false, false])
    expect(looksOther(before, packed(24.701))).toBe(true)
    expect(looksOther(packed(26), packed(27))).toBe(false)
    expect(looksOther(packed(26), packed(null))).toBe(true)
  })
})
