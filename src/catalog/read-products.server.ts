import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { printMoney } from '../kernel/money.ts'
import type { Database } from '../server/database.ts'
import { inOrderOf } from '../server/collation.ts'
import type { AdminProduct } from './product.ts'
import { products, productTranslations } from './products.table.ts'

export async function readProduct(database: Database, id: number): Promise<AdminProduct | undefined> {
  const [product] = await listProducts(database, eq(products.id, id))
  return product
}

/** Products with all their translations, as the panel sees them. */
export async function listProducts(database: Database, where?: SQL): Promise<AdminProduct[]> {
  const { updatedAt: _updatedAt, ...columns } = getTableColumns(products)
  const rows = await database
    .select(columns)
    .from(products)
    .where(where)
    .orderBy(asc(products.sortOrder), inOrderOf('pl', products.name), asc(products.id))
  const ids = rows.map((row) => row.id)
  const translations = await database
    .select()
    .from(productTranslations)
    .where(inArray(productTranslations.productId, ids))
    .orderBy(asc(productTranslations.language))
  const translationsOf = Map.groupBy(translations, (translation) => translation.productId)
  return rows.map(({ price, weight, ...row }) => ({
    ...row,
    price: printMoney(price),
    weight: weight === null ? null : weight / 1000,
    translations: (translationsOf.get(row.id) ?? []).map(({ language, name, description }) => ({
      language,
      name,
      description,
    })),
  }))
}
