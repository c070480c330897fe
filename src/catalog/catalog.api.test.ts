import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { race } from '../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { eventually } from '../../tests/support/timing.ts'
import type { AdminProduct, ProductOnSale } from './product.ts'

const salt = { name: 'Sól drobna', description: 'Wilgotna i szara.', price: '24.90', weight: 0.25, stockQuantity: 10 }

async function create(shop: TestShop, product: object = salt): Promise<AdminProduct> {
  const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: product })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as AdminProduct
}

async function onSale(shop: TestShop, language = 'pl'): Promise<ProductOnSale[]> {
  const answer = await shop.call('GET', `/api/store/products?lang=${language}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as ProductOnSale[]
}

describe('what visitors see', () => {
  test('a product in their language, with its price, weight and price per kilogram', async () => {
    const shop = await openTestShop()
    const translations = [{ language: 'de', name: 'Feines Salz', description: 'Feucht und grau.' }]
    const { id } = await create(shop, { ...salt, translations })
    const [german] = await onSale(shop, 'de')
    expect(german).toEqual({
      id,
      slug: 'sol-drobna-250g',
      name: 'Feines Salz',
      description: 'Feucht und grau.',
      price: '24.90',
      weight: '250g',
      inStock: true,
      imageUrl: null,
      pricePerKilogram: '99.60',
      maxPerOrder: 50,
      fitsLocker: true,
      promotion: null,
    })
  })

  test('Polish where a translation is missing', async () => {
    const shop = await openTestShop()
    await create(shop, { ...salt, translations: [{ language: 'de', name: 'Feines Salz', description: 'Grau.' }] })
    expect((await onSale(shop, 'fr'))[0]?.name).toBe('Sól drobna')
  })

  test('active products only, by their order and then by the name they are shown under', async () => {
    const shop = await openTestShop()
    await create(shop, { ...salt, name: 'Zimowa', sortOrder: 1, translations: [] })
    await create(shop, { ...salt, name: 'Letnia', sortOrder: 1 })
    await create(shop, { ...salt, name: 'Pierwsza', sortOrder: 0 })
    await create(shop, { ...salt, name: 'Ukryta', isActive: false })
    expect((await onSale(shop)).map(({ name }) => name)).toEqual(['Pierwsza', 'Letnia', 'Zimowa'])
  })

  test('in the order of the alphabet that they read', async () => {
    const shop = await openTestShop()
    for (const name of ['Zwykła', 'Śnieżna', 'Łagodna', 'alfa', 'Ćma', 'Laska', 'Cukrowa'])
      await create(shop, { ...salt, name })
    const inOrder = ['alfa', 'Cukrowa', 'Ćma', 'Laska', 'Łagodna', 'Śnieżna', 'Zwykła']
    expect((await onSale(shop)).map(({ name }) => name)).toEqual(inOrder)
  })

  test('out of stock when the switch is off or nothing is left', async () => {
    const shop = await openTestShop()
    await create(shop, { ...salt, name: 'A' })
    await create(shop, { ...salt, name: 'B', stockQuantity: 0 })
    await create(shop, { ...salt, name: 'C', inStock: false })
    expect((await onSale(shop)).map(({ inStock }) => inStock)).toEqual([true, false, false])
  })

  test('a new product, though the list is kept', async () => {
    const shop = await openTestShop()
    await eventually(async () => expect(await onSale(shop)).toEqual([]))
    await shop.call('GET', '/api/store/products')
    await create(shop)
    await eventually(async () => expect(await onSale(shop)).toHaveLength(1))
  })

  test('a change, on the list and on the page, though both are kept', async () => {
    const shop = await openTestShop()
    const { id } = await create(shop)
    const page = async () => (await shop.call('GET', '/store')).text()
    await eventually(async () => expect(await onSale(shop)).toHaveLength(1))
    await eventually(async () => expect(await page()).toContain('24,90'))
    await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: { price: '31,50' } })
    await eventually(async () => expect((await onSale(shop))[0]?.price).toBe('31.50'))
    await eventually(async () => expect(await page()).toContain('31,50'))
    await shop.callAsAdmin('DELETE', `/api/admin/products/${id}`)
    await eventually(async () => expect(await onSale(shop)).toEqual([]))
  })

  test('the list is kept: asking again with its tag costs no body', async () => {
    const shop = await openTestShop()
    await create(shop)
    await eventually(async () =>
      expect((await shop.call('GET', '/api/store/products')).headers.get('ETag')).not.toBeNull(),
    )
    const tag = (await shop.call('GET', '/api/store/products')).headers.get('ETag') ?? ''
    const again = await shop.call('GET', '/api/store/products', { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })
})

describe('what the administrator can do', () => {
  test('create a product with nothing but what is required', async () => {
    const shop = await openTestShop()
    const product = await create(shop, { name: ' Sól ', description: 'Szara', price: 5 })
    expect(product).toMatchObject({ name: 'Sól', price: '5.00', weight: null, stockQuantity: 0, sortOrder: 0 })
    expect(product.vatRate).toBe(23)
    expect(product).toMatchObject({ isActive: true, inStock: true, imageUrl: null, translations: [], version: 1 })
  })

  test('change the named fields and no others', async () => {
    const shop = await openTestShop()
    const created = await create(shop, {
      ...salt,
      translations: [{ language: 'en', name: 'Salt', description: 'Grey' }],
    })
    const answer = await shop.callAsAdmin('PUT', `/api/admin/products/${created.id}`, { body: { name: 'Sól szara' } })
    expect(await answer.json()).toEqual({ ...created, name: 'Sól szara', version: 2 })
  })

  test.for([0, 5, 8, 23] as const)('say that %s per cent of VAT are in the price, and change it', async (vatRate) => {
    const shop = await openTestShop()
    const created = await create(shop, { ...salt, vatRate })
    expect(created.vatRate).toBe(vatRate)
    const path = `/api/admin/products/${created.id}`
    const textOnly = await shop.callAsAdmin('PUT', path, { body: { name: 'Sól szara' } })
    expect(await textOnly.json()).toMatchObject({ vatRate })
    const other = vatRate === 23 ? 8 : 23
    expect(await (await shop.callAsAdmin('PUT', path, { body: { vatRate: other } })).json()).toMatchObject({
      vatRate: other,
    })
    expect(await (await shop.callAsAdmin('GET', '/api/admin/products')).json()).toMatchObject([{ vatRate: other }])
    expect((await shop.callAsAdmin('PUT', path, { body: { vatRate: 7 } })).status).toBe(422)
  })

  test('not overwrite what somebody else changed meanwhile, when the version is sent along', async () => {
    const shop = await openTestShop()
    const { id, version } = await create(shop)
    const change = (body: object) => shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })
    expect((await change({ name: 'Pierwsza', version })).status).toBe(200)
    const late = await change({ name: 'Druga', version })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'product_changed_meanwhile' })
    expect((await change({ name: 'Trzecia' })).status).toBe(200)
  })

  test('not undo a sale by a quantity that was counted before it', async () => {
    const shop = await openTestShop()
    const { id, version } = await create(shop)
    const change = (body: object) => shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })
    await shop.database.execute(sql`update products set stock_quantity = 8 where id = ${id}`)
    const late = await change({ stockQuantity: 30, stockQuantitySeen: 10, version })
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'product_changed_meanwhile' }])
    const counted = await change({ stockQuantity: 30, stockQuantitySeen: 8, version })
    expect(await counted.json()).toMatchObject({ stockQuantity: 30 })
  })

  test('one of several simultaneous changes with the same version wins, never two', async () => {
    const shop = await openTestShop()
    const { id, version } = await create(shop)
    const changes = Array.from({ length: 6 }, (_, index) => async () => {
      const body = { name: `Zmiana ${index}`, version }
      return (await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })).status
    })
    const held = sql`select from products where id = ${id} for update`
    const statuses = await race(shop.database, held, changes)
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })

  test('say nothing new: the version and what is kept stay as they are', async () => {
    const shop = await openTestShop()
    const created = await create(shop)
    for (const body of [{}, { unknown: 1 }]) {
      const answer = await shop.callAsAdmin('PUT', `/api/admin/products/${created.id}`, { body })
      expect([answer.status, await answer.json()]).toEqual([200, created])
    }
  })

  test('delete a product, once', async () => {
    const shop = await openTestShop()
    const { id } = await create(shop)
    const gone = await shop.callAsAdmin('DELETE', `/api/admin/products/${id}`)
    expect([gone.status, await gone.text()]).toEqual([204, ''])
    expect((await shop.callAsAdmin('DELETE', `/api/admin/products/${id}`)).status).toBe(404)
    expect(await (await shop.callAsAdmin('GET', '/api/admin/products')).json()).toEqual([])
  })
})

describe('what is refused, with the sentence at the field', () => {
  const refused: [string, object, string, string][] = [
    ['no name', { name: ' ' }, 'name', 'Nazwa produktu jest wymagana'],
    ['no description', { description: undefined }, 'description', 'Opis produktu jest wymagany'],
    ['no rate of VAT', { vatRate: null }, 'vatRate', 'Nieprawidłowa stawka VAT'],
    ['a rate of VAT that there is not', { vatRate: 22 }, 'vatRate', 'Nieprawidłowa stawka VAT'],
    ['a rate of VAT in words', { vatRate: '23' }, 'vatRate', 'Nieprawidłowa stawka VAT'],
    ['no price', { price: '' }, 'price', 'Cena jest wymagana'],
    ['three decimals', { price: '1.005' }, 'price', 'Cena musi być liczbą z najwyżej dwoma miejscami po przecinku'],
    ['a negative price', { price: -1 }, 'price', 'Cena nie może być ujemna'],
    ['a negative quantity', { stockQuantity: -1 }, 'stockQuantity', 'Ilość nie może być ujemna'],
    ['a fractional quantity', { stockQuantity: 1.5 }, 'stockQuantity', 'Wpisz liczbę całkowitą'],
    ['a quantity beyond integers', { stockQuantity: 1e30 }, 'stockQuantity', 'Wpisz liczbę całkowitą'],
    ['a script as picture', { imageUrl: 'javascript:alert(1)' }, 'imageUrl', 'Nieprawidłowy URL obrazu'],
    ['a picture of another scheme', { imageUrl: '//example.com/a.png' }, 'imageUrl', 'Nieprawidłowy URL obrazu'],
    ['a weight of nothing', { weight: 0 }, 'weight', 'Waga musi być dodatnia, z dokładnością do grama'],
    ['an endless name', { name: 'ą'.repeat(201) }, 'name', 'Najwyżej 200 znaków'],
  ]

  test.for(refused)('%s', async ([, change, field, sentence]) => {
    const shop = await openTestShop()
    const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: { ...salt, ...change } })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields: { [field]: sentence } })
    expect(await (await shop.callAsAdmin('GET', '/api/admin/products')).json()).toEqual([])
  })

  test('the panel is answered in Polish whatever the cookie says', async () => {
    const shop = await openTestShop()
    const headers = { Cookie: 'salorge-language=de', 'Accept-Language': 'de' }
    const answer = await shop.call('GET', '/api/admin/products', { headers })
    expect(await answer.json()).toMatchObject({ code: 'not_signed_in', message: 'Zaloguj się, aby kontynuować.' })
  })

  test.for(['abc', '0', '-1', '1.5', '99999999999999999999', '%00'])('an id that is none: %s', async (id) => {
    const shop = await openTestShop()
    expect((await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body: {} })).status).toBe(404)
  })

  test('text that PostgreSQL cannot store is refused, not a failure of ours', async () => {
    const shop = await openTestShop()
    const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: { ...salt, name: 'a\u0000b' } })
    expect(answer.status).toBe(400)
  })

  test('a body that is no JSON, of another type, or too large', async () => {
    const shop = await openTestShop()
    const post = (body: string, type = 'application/json') =>
      shop.callAsAdmin('POST', '/api/admin/products', { body, headers: { 'Content-Type': type } })
    expect((await post('{"name":')).status).toBe(400)
    expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(415)
    expect((await post(JSON.stringify({ name: 'x'.repeat(300_000) }))).status).toBe(413)
    expect((await post('[]')).status).toBe(400)
    expect((await post('null')).status).toBe(400)
    for (const type of ['application/json, text/plain', 'application/json-patch+json', 'text/plain']) {
      expect((await post(JSON.stringify(salt), type)).status, type).toBe(415)
    }
  })
})
