import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { sourceLanguage, type Language, type TranslationLanguage } from '../kernel/language.ts'
import { printMoney } from '../kernel/money.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { pricePerKilogram } from '../kernel/unit-price.ts'
import { printWeight } from '../kernel/weight.ts'
import type { Database } from '../server/database.ts'
import { inOrderOf } from '../server/collation.ts'
import { isAvailable, productNotFound, type ProductInDetail, type ProductOnSale } from './product.ts'
import { products, productTranslations } from './products.table.ts'

/** The shop's shelf in the visitor's language. */
export async function listProductsOnSale(database: Database, language: Language): Promise<ProductOnSale[]> {
  const all = await readProductsOnSale(database, language)
  return all.map(({ ingredients: _ingredients, origin: _origin, ...product }) => product)
}

/** All that visitors are told of the product at this address. */
export async function readProductOnSale(
  database: Database,
  slug: string,
  language: Language,
): Promise<Outcome<ProductInDetail, typeof productNotFound>> {
  const [product] = await readProductsOnSale(database, language, eq(products.slug, slug))
  return product ? done(product) : productNotFound
}

/** A text that has no translation is shown in Polish. */
async function readProductsOnSale(database: Database, language: Language, where?: SQL): Promise<ProductInDetail[]> {
  const translated =
    language === sourceLanguage ? sql`false` : eq(productTranslations.language, language satisfies TranslationLanguage)
  const shown = <Text extends string | null>(field: 'name' | 'description' | 'ingredients' | 'origin') =>
    sql<Text>`coalesce(${productTranslations[field]}, ${products[field]})`
  const shownName = shown<string>('name')
  const rows = await database
    .select({
      id: products.id,
      slug: products.slug,
      name: shownName,
      description: shown<string>('description'),
      ingredients: shown<string | null>('ingredients'),
      origin: shown<string | null>('origin'),
      price: products.price,
      weight: products.weight,
      inStock: products.inStock,
      stockQuantity: products.stockQuantity,
      imageUrl: products.imageUrl,
    })
    .from(products)
    .leftJoin(productTranslations, and(eq(productTranslations.ownerId, products.id), translated))
    .where(and(eq(products.isActive, true), where))
    .orderBy(asc(products.sortOrder), inOrderOf(language, shownName), asc(products.id))

  return rows.map(({ stockQuantity, ...row }) => ({
    ...row,
    price: printMoney(row.price),
    weight: row.weight === null ? null : printWeight(row.weight),
    inStock: isAvailable({ inStock: row.inStock, stockQuantity }),
    pricePerKilogram: row.weight === null ? null : printMoney(pricePerKilogram(row.price, row.weight)),
  }))
}
