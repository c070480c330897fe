import { asc, eq, getTableColumns, and, sql, type SQL } from 'drizzle-orm'
import { money, printMoney, readMoney } from '../kernel/money.ts'
import type { Database } from '../server/database/database.ts'
import { inOrderOf } from '../server/database/collation.ts'
import { readTranslations } from '../server/database/translations.ts'
import { sourceLanguage, type Language, type TranslationLanguage } from '../kernel/language.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { pricePerKilogram } from '../kernel/unit-price.ts'
import { parseWeight, printWeight, type Grams } from '../kernel/weight.ts'
import { ownBoxes } from '../shipping/boxes/own-boxes.ts'
import { deliveryTo, goodsOf, missingForFree } from '../shipping/delivery.ts'
import { packing } from '../shipping/dispatch.ts'
import { readActiveRates } from '../shipping/list-shipping-rates.server.ts'
import { servedCountries, shippingMethods, type Rate } from '../shipping/shipping.ts'
import { fitsLocker } from '../shipping/locker.ts'
import { packedWeight } from '../shipping/parcels.ts'
import {
  isAvailable,
  productNotFound,
  productOnSale,
  type AdminProduct,
  type ProductInDetail,
  type ProductOnSale,
} from './product.ts'
import { products, productTranslations } from './products.table.ts'
import { eachFoodFact, type FoodFact } from './food-facts.ts'
import { usualLargestQuantity } from './largest-quantity.ts'
import { altIn, type PictureAlts } from './pictures/product-picture.ts'
import { readPictures } from './pictures/product-pictures.server.ts'
import { productPromotions } from './prices/prices.table.ts'
import { productRatings } from './ratings/product-ratings.table.ts'
import { ratingOf, type StarCounts } from './ratings/rating.ts'
import { printPromotion } from './prices/reduction.ts'
import { isRunning, runningColumns, withChargedPrices } from './prices/running-promotions.server.ts'

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
  const picturesOf = await readPictures(database, rows)
  return rows.map(({ price, weight, grossWeight, imageAlts: _imageAlts, ...row }) => ({
    ...row,
    pictures: picturesOf.get(row.id) ?? [],
    price: printMoney(price),
    weight: weight === null ? null : weight / 1000,
    grossWeight: grossWeight === null ? null : grossWeight / 1000,
    translations: translationsOf.get(row.id) ?? [],
  }))
}

/** The products on sale, in the visitor's language. */
export async function listProductsOnSale(database: Database, language: Language): Promise<ProductOnSale[]> {
  const all = await readProductsOnSale(database, language)
  // The details are on each product's own page.
  return all.map((product) => productOnSale.parse(product))
}

/** The product on sale at this address, with its details. */
export async function readProductOnSale(
  database: Database,
  slug: string,
  language: Language,
): Promise<Outcome<ProductInDetail, typeof productNotFound>> {
  const [product] = await readProductsOnSale(database, language, eq(products.slug, slug))
  if (!product) return productNotFound
  const { id, imageUrl, imageAlts, grossWeight, ...told } = product
  const pictures = (await readPictures(database, [{ id, imageUrl, imageAlts }])).get(id) ?? []
  return done({
    ...told,
    id,
    imageUrl,
    pictures: pictures.map(({ url, alt }) => ({ url, alt: altIn(alt, language) })),
    delivery: deliveryOf({ ...told, grossWeight }, await readActiveRates(database)),
  })
}

/** To Poland, or where the shop doesn't send there, to the first country that it sends to. */
function deliveryOf(product: Pick<OnSale, 'price' | 'weight' | 'grossWeight' | 'fitsLocker'>, rates: Rate[]) {
  const [country] = servedCountries(rates)
  if (!country) return null
  const { price, weight, grossWeight } = product
  const piece = { weight: weight === null ? null : parseWeight(weight), grossWeight, quantity: 1 }
  const goods = goodsOf([piece], readMoney(price))
  const packed = packing.now()
  const ways = shippingMethods.flatMap((way) => {
    const delivered = deliveryTo(way, country, goods, rates)
    if (!delivered.ok || (way === 'inpost' && !product.fitsLocker)) return []
    const { cost, days } = delivered.value
    const missing = missingForFree(way, country, goods, rates)?.missing
    return {
      way,
      cost: printMoney(cost),
      freeFrom: missing === undefined ? null : printMoney(money(goods.worth + missing)),
      days: packed && days && { from: packed.days + days.from, to: packed.days + days.to },
    }
  })
  return ways.length === 0 ? null : { country, ways }
}

type OnSale = Omit<ProductInDetail, 'pictures' | 'delivery'> & { imageAlts: PictureAlts; grossWeight: Grams | null }

/** A text that has no translation is shown in Polish. */
async function readProductsOnSale(database: Database, language: Language, where?: SQL): Promise<OnSale[]> {
  const translated =
    language === sourceLanguage ? sql`false` : eq(productTranslations.language, language satisfies TranslationLanguage)
  const shown = <Text extends string | null>(field: 'name' | 'description' | FoodFact) =>
    sql<Text>`coalesce(${productTranslations[field]}, ${products[field]})`
  const shownName = shown<string>('name')
  const rows = await database
    .select({
      id: products.id,
      slug: products.slug,
      name: shownName,
      description: shown<string>('description'),
      ...eachFoodFact((name) => shown<string | null>(name)),
      price: products.price,
      weight: products.weight,
      grossWeight: products.grossWeight,
      maxPerOrder: sql<number>`coalesce(${products.maxPerOrder}, ${usualLargestQuantity}::integer)`,
      inStock: products.inStock,
      stockQuantity: products.stockQuantity,
      imageUrl: products.imageUrl,
      imageAlts: products.imageAlts,
      running: runningColumns,
      stars: productRatings.stars,
    })
    .from(products)
    .leftJoin(productPromotions, isRunning)
    .leftJoin(productRatings, eq(productRatings.productId, products.id))
    .leftJoin(productTranslations, and(eq(productTranslations.ownerId, products.id), translated))
    .where(and(eq(products.isActive, true), where))
    .orderBy(asc(products.sortOrder), inOrderOf(language, shownName), asc(products.id))

  const charged = await withChargedPrices(database, rows)
  return charged.map(({ stockQuantity, grossWeight, stars, ...row }) => ({
    ...row,
    ...rated(stars),
    price: printMoney(row.price),
    promotion: printPromotion(row.promotion),
    weight: row.weight === null ? null : printWeight(row.weight),
    inStock: isAvailable({ inStock: row.inStock, stockQuantity }),
    pricePerKilogram: row.weight === null ? null : printMoney(pricePerKilogram(row.price, row.weight)),
    grossWeight,
    fitsLocker: fitsLocker({ weight: row.weight, grossWeight }),
    ...(ownBoxes.now().length > 0 && { packedWeight: packedWeight({ weight: row.weight, grossWeight }) }),
  }))
}

const rated = (stars: StarCounts | null) => {
  const rating = stars && ratingOf(stars)
  return rating ? { rating } : {}
}
