import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/backups.ts'
import { migrate, migrations } from '../server/database/migrate.ts'
import { slugOf, slugToTry } from './slug.ts'
import { firstProducts } from './seed-products.server.ts'

const untouched = {
  name: 'Sól celtycka gruba',
  description: 'Szare, chrupiące ziarna do pieczonych warzyw, ryb w soli i do młynka.',
  ingredients: 'Sól morska, bez dodatków' as string | null,
  origin: 'Loire-Atlantique, północno-zachodnia Francja' as string | null,
}

/** A database as it was before more was told of food, with these products in it and a translation for each. */
async function openOlderShop(...products: (typeof untouched)[]) {
  const { url, pool } = await openTestDatabase(migrations.filter(({ name }) => name < '0026'))
  for (const [place, { name, description, ingredients, origin }] of products.entries()) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into products (slug, name, description, ingredients, origin, price_grosze, weight_grams, shown_since)
       values ($1, $2, $3, $4, $5, 100, 500, null) returning id`,
      [`sol-${place}`, name, description, ingredients, origin],
    )
    const text = `insert into product_translations (product_id, language, name, description, ingredients)
      values ($1, 'de', 'Salz', 'Grau', 'Meersalz, ohne Zusätze')`
    await pool.query(text, [rows[0]?.id])
  }
  await migrate(url)
  const { rows } = await pool.query<Record<string, unknown>>(
    `select products.legal_name, products.storage, products.allergens, products.operator, gross_weight_grams as gross,
       shown_since is not null as "isNews", translation.legal_name as german, translation.storage as "germanStorage",
       translation.ingredients as "germanIngredients"
     from products join product_translations as translation on product_id = id order by id`,
  )
  return rows
}

const nothing = { legal_name: null, storage: null, allergens: null, operator: null, gross: null }
const noGerman = { german: null, germanStorage: null, germanIngredients: 'Meersalz, ohne Zusätze' }

test('what a shop began with is told of more where it still is what it was, in its languages, and that is news', async () => {
  expect(await openOlderShop(untouched)).toEqual([
    {
      ...nothing,
      gross: 545,
      legal_name: 'Sól morska, nieoczyszczona',
      storage: 'W suchym miejscu, w szczelnie zamkniętym opakowaniu',
      isNews: true,
      german: 'Meersalz, unraffiniert',
      germanStorage: 'Trocken und gut verschlossen lagern',
      germanIngredients: 'Meersalz, ohne Zusätze',
    },
  ])
})

test('what somebody has changed is left as it is, and so is what they added', async () => {
  const products = [
    { ...untouched, name: 'Sól z Bretanii' },
    { ...untouched, description: 'Z pieprzem.' },
    { ...untouched, ingredients: 'Sól morska, seler' },
    { ...untouched, ingredients: null },
    { ...untouched, origin: 'Portugalia' },
  ]
  const rows = await openOlderShop(...products)
  expect(rows).toEqual(
    products.map(({ name, description }) => {
      // A later version tells what the packaging weighs, which is the same whatever is in it.
      const isPacked = name === untouched.name && description === untouched.description
      return { ...nothing, ...noGerman, gross: isPacked ? 545 : null, isNews: false }
    }),
  )
})

/** A database as it was before products had pages of their own, with these in it. */
async function openShopWithoutPages(products: { name: string; weight: number | null; description?: string }[]) {
  const { url, pool } = await openTestDatabase(migrations.filter(({ name }) => name < '0011'))
  for (const { name, weight, description = 'Szara' } of products) {
    const { rows } = await pool.query<{ id: number }>(
      'insert into products (name, weight_grams, description, price_grosze) values ($1, $2, $3, 100) returning id',
      [name, weight, description],
    )
    const text = 'insert into product_translations (product_id, language, name, description) values ($1, $2, $3, $4)'
    await pool.query(text, [rows[0]?.id, 'de', 'Salz', 'Grau'])
  }
  await migrate(url)
  const { rows } = await pool.query<Record<'slug' | 'ingredients' | 'origin' | 'german', string | null>>(
    `select slug, products.ingredients, products.origin, translation.ingredients as german
     from products join product_translations as translation on product_id = id order by id`,
  )
  return rows
}

test('products that were there before are given the addresses that new ones would be given', async () => {
  const products = [
    { name: 'Sól celtycka gruba', weight: 500 },
    { name: ' ŻÓŁTA – „Łódź”, ćma & ĘŚĄŹŃ ', weight: 1_500 },
    { name: 'Fleur de sel à l’ŒUF, groß, Þorn, Ærø, Đà', weight: null },
    { name: '塩 🧂', weight: 25_000 },
    { name: `${'a'.repeat(79)} b`, weight: 1_000 },
  ]
  const rows = await openShopWithoutPages(products)
  expect(rows.map(({ slug }) => slug)).toEqual(products.map(({ name, weight }) => slugOf(name, weight)))
})

test('of several that would have the same address the later ones have a number, and none has that of a page', async () => {
  const same = { name: 'Sól', weight: null }
  const rows = await openShopWithoutPages([
    same,
    { name: 'Sól 2', weight: null },
    same,
    same,
    { name: 'Login', weight: null },
  ])
  const expected = ['sol', 'sol-2', 'sol-3', 'sol-4', slugToTry('login', 1)]
  expect(rows.map(({ slug }) => slug)).toEqual(expected)
})

test('what a shop began with is told of where it still is what it was', async () => {
  const description = 'Szare, chrupiące ziarna do pieczonych warzyw, ryb w soli i do młynka.'
  const rows = await openShopWithoutPages([
    { name: 'Sól celtycka gruba', weight: 500, description },
    { name: 'Sól celtycka gruba', weight: 500, description: 'Z pieprzem.' },
  ])
  expect(rows[0]).toMatchObject({ ingredients: 'Sól morska, bez dodatków', german: 'Meersalz, ohne Zusätze' })
  expect(rows[1]).toMatchObject({ ingredients: null, origin: null, german: null })
})

test('the first products of an older shop weigh what those of a new one do, unless they are others by now or somebody has told it', async () => {
  const { url, pool } = await openTestDatabase(migrations.filter(({ name }) => name < '0034b'))
  const changes = [
    {},
    { name: 'Sól z Bretanii' },
    { description: 'Z pieprzem.' },
    { weight: 300 },
    { grossWeight: 999_999 },
  ]
  const asked = firstProducts.flatMap((product) =>
    changes.map((change) => ({ ...product, grossWeight: null, ...change })),
  )
  for (const [place, { name, description, weight, grossWeight }] of asked.entries())
    await pool.query(
      `insert into products (slug, name, description, price_grosze, weight_grams, gross_weight_grams) values ($1, $2, $3, 1, $4, $5)`,
      [`sol-${place}`, name, description, weight, grossWeight],
    )
  await migrate(url)
  const { rows } = await pool.query<{ gross: number | null }>(
    'select gross_weight_grams as gross from products order by id',
  )
  expect(rows.map(({ gross }) => gross)).toEqual(
    firstProducts.flatMap(({ grossWeight }) => [grossWeight, null, null, null, 999_999]),
  )
})
