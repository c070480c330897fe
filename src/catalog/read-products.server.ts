import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { printMoney } from '../kernel/money.ts'
import type { Database } from '../server/database/database.ts'
import { inOrderOf } from '../server/database/collation.ts'
import { readTranslations } from '../server/database/translations.ts'
import type { AdminProduct } from './product.ts'
import { products, productTranslations } from './products.table.ts'

export async function readProduct(database: Database, id: number): Promise<AdminProduct | undefined> {
  const [product] = await listProducts(database, eq(products.id, id))
  return product
}

/** Products with all their translations, as the panel sees them. */
export async function listProducts(database: Database, where?: SQL): Promise<AdminProduct[]> {
  const { updatedAt: _updatedAt, shownSince: _shownSince, ...columns } = getTableColumns(products)
  const rows = await database
    .select(columns)
    .from(products)
    .where(where)
    .orderBy(asc(products.sortOrder), inOrderOf('pl', products.name), asc(products.id))
  const ids = rows.map((row) => row.id)
  const translationsOf = await readTranslations(database, productTranslations, ids)
  return rows.map(({ price, weight, grossWeight, ...row }) => ({
    ...row,
    price: printMoney(price),
    weight: weight === null ? null : weight / 1000,
    grossWeight: grossWeight === null ? null : grossWeight / 1000,
    translations: translationsOf.get(row.id) ?? [],
  }))
}
