import { and, asc, eq, sql } from 'drizzle-orm'
import { sourceLanguage, type Language, type TranslationLanguage } from '../kernel/language.ts'
import { printMoney } from '../kernel/money.ts'
import { printWeight } from '../kernel/weight.ts'
import type { Database } from '../server/database.ts'
import { inOrderOf } from '../server/collation.ts'
import { isAvailable, pricePerKilogram, type ProductOnSale } from './product.ts'
import { products, productTranslations } from './products.table.ts'

/** The shop's shelf in the visitor's language; a text that has no translation is shown in Polish. */
export async function listProductsOnSale(database: Database, language: Language): Promise<ProductOnSale[]> {
  const translated =
    language === sourceLanguage ? sql`false` : eq(productTranslations.language, language satisfies TranslationLanguage)
  const shownName = sql<string>`coalesce(${productTranslations.name}, ${products.name})`
  const rows = await database
    .select({
      id: products.id,
      name: shownName,
      description: sql<string>`coalesce(${productTranslations.description}, ${products.description})`,
      price: products.price,
      weight: products.weight,
      inStock: products.inStock,
      stockQuantity: products.stockQuantity,
      imageUrl: products.imageUrl,
    })
    .from(products)
    .leftJoin(productTranslations, and(eq(productTranslations.ownerId, products.id), translated))
    .where(eq(products.isActive, true))
    .orderBy(asc(products.sortOrder), inOrderOf(language, shownName), asc(products.id))

  return rows.map(({ stockQuantity, ...row }) => ({
    ...row,
    price: printMoney(row.price),
    weight: row.weight === null ? null : printWeight(row.weight),
    inStock: isAvailable({ inStock: row.inStock, stockQuantity }),
    pricePerKilogram: row.weight === null ? null : printMoney(pricePerKilogram(row.price, row.weight)),
  }))
}
