import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/backups.ts'
import { migrate, migrations } from '../server/database/migrate.ts'

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
