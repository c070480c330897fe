import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/backups.ts'
import { migrate, migrations } from '../server/database/migrate.ts'
import { slugOf, slugToTry } from './slug.ts'

/** A database as it was before products had pages of their own, with these in it. */
async function openOlderShop(products: { name: string; weight: number | null; description?: string }[]) {
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
  const rows = await openOlderShop(products)
  expect(rows.map(({ slug }) => slug)).toEqual(products.map(({ name, weight }) => slugOf(name, weight)))
})

test('of several that would have the same address the later ones have a number, and none has that of a page', async () => {
  const same = { name: 'Sól', weight: null }
  const rows = await openOlderShop([same, { name: 'Sól 2', weight: null }, same, same, { name: 'Login', weight: null }])
  const expected = ['sol', 'sol-2', 'sol-3', 'sol-4', slugToTry('login', 1)]
  expect(rows.map(({ slug }) => slug)).toEqual(expected)
})

test('what a shop began with is told of where it still is what it was', async () => {
  const description = 'Szare, chrupiące ziarna do pieczonych warzyw, ryb w soli i do młynka.'
  const rows = await openOlderShop([
    { name: 'Sól celtycka gruba', weight: 500, description },
    { name: 'Sól celtycka gruba', weight: 500, description: 'Z pieprzem.' },
  ])
  expect(rows[0]).toMatchObject({ ingredients: 'Sól morska, bez dodatków', german: 'Meersalz, ohne Zusätze' })
  expect(rows[1]).toMatchObject({ ingredients: null, origin: null, german: null })
})
