import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { race } from '../../tests/support/race.ts'
import { openTestShop, type TestShop } from '../../tests/support/shop.ts'
import { eventually } from '../../tests/support/timing.ts'
import { languages } from '../kernel/language.ts'
import { eachFoodFact } from './food-facts.ts'
import type { AdminProduct } from './product.ts'

const salt = { name: 'Sól drobna', description: 'Wilgotna i szara.', price: '24.90', weight: 0.25, stockQuantity: 10 }
const foodFacts = {
  legalName: 'Sól morska z ziołami',
  ingredients: 'Sól morska, seler',
  allergens: 'Seler',
  origin: 'Loire-Atlantique',
  storage: 'W suchym miejscu',
  operator: 'Warzelnia, ul. Solna 7, Kraków',
  goodFor: 'Do pieczonych warzyw',
  harvest: 'Ręcznie, drewnianymi grabiami',
}
const german = { language: 'de', name: 'Feines Salz', description: 'Feucht und grau.' }
const germanFoodFacts = {
  legalName: 'Meersalz mit Kräutern',
  ingredients: 'Meersalz, Sellerie',
  allergens: 'Sellerie',
  origin: 'Atlantikküste',
  storage: 'Trocken lagern',
  operator: 'Warzelnia, ul. Solna 7, Krakau',
  goodFor: 'Zu Ofengemüse',
  harvest: 'Von Hand, mit Holzrechen',
}
const nothing = eachFoodFact(() => null)

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})

async function create(product: object = salt): Promise<AdminProduct> {
  const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body: product })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()) as AdminProduct
}

async function change(id: number, body: object): Promise<AdminProduct> {
  const answer = await shop.callAsAdmin('PUT', `/api/admin/products/${id}`, { body })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as AdminProduct
}

const ask = (slug: string, language = 'pl') => shop.call('GET', `/api/store/products/${slug}?lang=${language}`)
const read = async (slug: string, language?: string) => (await (await ask(slug, language)).json()) as unknown

describe('the address of a product', () => {
  test('is made of its name and weight, and stays when they change', async () => {
    const { id, slug } = await create()
    expect(slug).toBe('sol-drobna-250g')
    expect((await change(id, { name: 'Inna', weight: 1 })).slug).toBe(slug)
    expect(await read(slug)).toMatchObject({ slug, name: 'Inna' })
  })

  test('is given out, not taken', async () => {
    const { id, slug } = await create({ ...salt, slug: 'mine' })
    expect(slug).toBe('sol-drobna-250g')
    expect((await change(id, { slug: 'mine', name: 'Inna' })).slug).toBe(slug)
  })

  test('has a number when another product has it, and is free again when that one is deleted', async () => {
    const first = await create()
    expect((await create()).slug).toBe('sol-drobna-250g-2')
    expect((await create()).slug).toBe('sol-drobna-250g-3')
    await shop.callAsAdmin('DELETE', `/api/admin/products/${first.id}`)
    expect((await create()).slug).toBe('sol-drobna-250g')
  })

  test('is its own for each of several that are created at once', async () => {
    await create()
    const held = sql`lock table products in share mode`
    const creations = Array.from({ length: 6 }, () => async () => (await create({ ...salt, name: 'Nowa' })).slug)
    const others = [2, 3, 4, 5, 6].map((number) => `nowa-250g-${number}`)
    expect((await race(shop.database, held, creations)).toSorted()).toEqual(['nowa-250g', ...others])
  })

  test('is never that of a page of the store', async () => {
    expect((await create({ ...salt, name: 'Login', weight: null })).slug).toBe('login-2')
  })
})

describe('what a visitor is told of one product', () => {
  test('all that the list tells, and the particulars of food in their language', async () => {
    const translations = [{ ...german, ...germanFoodFacts }]
    const { id, slug } = await create({ ...salt, ...foodFacts, translations })
    expect(await read(slug, 'de')).toEqual({
      pictures: [],
      id,
      slug,
      name: 'Feines Salz',
      description: 'Feucht und grau.',
      ...germanFoodFacts,
      price: '24.90',
      weight: '250g',
      inStock: true,
      imageUrl: null,
      pricePerKilogram: '99.60',
      maxPerOrder: 50,
      fitsLocker: true,
      promotion: null,
      delivery: {
        country: 'PL',
        ways: [
          { way: 'home', cost: '15.99', days: null, freeFrom: null },
          { way: 'inpost', cost: '12.99', days: null, freeFrom: null },
        ],
      },
    })
  })

  test('Polish where a text has no translation, nothing where there is no text', async () => {
    const bare = await create()
    expect(await read(bare.slug, 'fr')).toMatchObject(nothing)
    const told = await create({ ...salt, ...foodFacts, translations: [{ ...german, origin: 'Atlantikküste' }] })
    expect(await read(told.slug, 'de')).toMatchObject({ ...foodFacts, origin: 'Atlantikküste' })
    expect(await read(told.slug, 'fr')).toMatchObject({ name: 'Sól drobna', ...foodFacts })
  })

  test.for(languages)('that there is none, in %s, when it is unknown or not for sale', async (language) => {
    const { slug } = await create({ ...salt, isActive: false })
    for (const unknown of [slug, 'nie-ma', '%00', 'a%2Fb', 'SOL-DROBNA-250G', 'x'.repeat(5_000)]) {
      const answer = await ask(unknown, language)
      expect(answer.status, unknown).toBe(unknown === '%00' ? 400 : 404)
    }
    const sentences = {
      pl: 'Nie ma takiego produktu.',
      en: 'There is no such product.',
      de: 'Dieses Produkt gibt es nicht.',
      fr: 'Ce produit n’existe pas.',
    }
    expect(await read(slug, language)).toMatchObject({ code: 'product_not_found', message: sentences[language] })
  })

  test('each change, though the answer is kept', async () => {
    const { id, slug } = await create()
    await eventually(async () => expect((await ask(slug)).headers.get('ETag')).not.toBeNull())
    const tag = (await ask(slug)).headers.get('ETag') ?? ''
    const again = await shop.call('GET', `/api/store/products/${slug}?lang=pl`, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
    await change(id, foodFacts)
    await eventually(async () => expect(await read(slug)).toMatchObject(foodFacts))
    await change(id, { isActive: false })
    await eventually(async () => expect((await ask(slug)).status).toBe(404))
  })
})

describe('what the administrator sends', () => {
  test('keeps the particulars of food when it names none of them, also in translations', async () => {
    const translations = [{ ...german, ...germanFoodFacts }]
    const { id } = await create({ ...salt, ...foodFacts, translations })
    const changed = await change(id, { name: 'Inna', translations: [german] })
    expect(changed).toMatchObject({ ...foodFacts, translations: [{ ...german, ...germanFoodFacts }] })
  })

  test('takes them away when a field is empty or null', async () => {
    const translations = [{ ...german, ...germanFoodFacts }]
    const { id } = await create({ ...salt, ...foodFacts, translations })
    const emptied = { ...nothing, ingredients: ' ', storage: '', operator: '\n' }
    const changed = await change(id, { ...emptied, translations: [{ ...german, ...emptied }] })
    expect(changed).toMatchObject({ ...nothing, translations: [{ ...german, ...nothing }] })
  })

  test.for([
    ['ingredients', 'ą'.repeat(5_001), 'Najwyżej 5000 znaków'],
    ['origin', 'ą'.repeat(5_001), 'Najwyżej 5000 znaków'],
    ['origin', 7, 'Wpisz tekst'],
    ['legalName', 'ą'.repeat(5_001), 'Najwyżej 5000 znaków'],
    ['allergens', ['seler'], 'Wpisz tekst'],
    ['storage', 'ą'.repeat(5_001), 'Najwyżej 5000 znaków'],
    ['operator', {}, 'Wpisz tekst'],
  ] as const)('is refused with a sentence at the field: %s', async ([field, sent, sentence]) => {
    const body = { ...salt, [field]: sent, translations: [{ ...german, [field]: sent }] }
    const answer = await shop.callAsAdmin('POST', '/api/admin/products', { body })
    expect(answer.status).toBe(422)
    const fields = { [field]: sentence, [`translations.0.${field}`]: sentence }
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields })
  })
})
