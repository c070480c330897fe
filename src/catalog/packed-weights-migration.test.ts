import { expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/backups.ts'
import { migrate, migrations } from '../server/database/migrate.ts'
import { firstProducts } from './seed-products.server.ts'

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
