import { eq, sql } from 'drizzle-orm'
import type { Acting } from '../guards/administrator.ts'
import { recordAudit } from '../audit/record-audit.server.ts'
import { done, type Outcome } from '../kernel/outcome.ts'
import { announceContentChange } from '../server/http/content-cache.ts'
import type { Database } from '../server/database/database.ts'
import { lockRow } from '../server/database/lock-row.ts'
import { replaceTranslations } from '../server/database/translations.ts'
import { formatMoney } from '../i18n/format.ts'
import type { Money } from '../kernel/money.ts'
import {
  looksOther,
  problemOfWeights,
  productChangedMeanwhile,
  productNotFound,
  withAllTexts,
  type AdminProduct,
  type GrossWeightBelowNet,
  type ProductChanges,
} from './product.ts'
import { replacePictures } from './pictures/product-pictures.server.ts'
import { products, productTranslations } from './products.table.ts'
import { readProduct } from './read-products.server.ts'
import { explainStock, notifyOfficeOfStock } from './stock/stock.server.ts'
import { productPromotions } from './prices/prices.table.ts'
import { priceBelowPromotion, priceFixedInPromotion } from './prices/promotion.ts'
import { upcoming } from './prices/running-promotions.server.ts'

/** Changes the fields that are named, and no others: saving a text can't undo a sale. */
export function changeProduct(
  database: Database,
  by: Acting,
  id: number,
  { version, stockQuantitySeen, translations, pictures, ...changes }: ProductChanges,
): Promise<
  Outcome<AdminProduct, typeof productNotFound | typeof productChangedMeanwhile | GrossWeightBelowNet | PriceProblem>
> {
  return database.transaction(async (transaction) => {
    const failures = { missing: productNotFound, changed: productChangedMeanwhile }
    const held = await lockRow(transaction, products, { id, version }, failures)
    if (!held.ok) return held
    if (stockQuantitySeen !== undefined && stockQuantitySeen !== held.value.stockQuantity)
      return productChangedMeanwhile
    const problem =
      problemOfWeights({ ...held.value, ...changes } as typeof held.value) ??
      (await problemOfPrice(transaction, held.value, changes.price ?? held.value.price))
    if (problem) return problem

    const namesNothing = translations === undefined && pictures === undefined && Object.keys(changes).length === 0
    const before = (await readProduct(transaction, id)) as AdminProduct
    if (namesNothing) return done(before)

    if (changes.stockQuantity !== undefined) await explainStock(transaction, { kind: 'corrected', by: by.username })
    const shown = await replacePictures(transaction, held.value, { pictures, imageUrl: changes.imageUrl })
    await transaction
      .update(products)
      .set({ ...changes, ...shown, version: sql`${products.version} + 1`, updatedAt: sql`now()` })
      .where(eq(products.id, id))
    if (translations) {
      const texts = withAllTexts(translations, before.translations)
      await replaceTranslations(transaction, productTranslations, id, texts)
    }
    const after = (await readProduct(transaction, id)) as AdminProduct
    if (looksOther(before, after))
      await transaction
        .update(products)
        .set({ shownSince: sql`now()` })
        .where(eq(products.id, id))
    await recordAudit(transaction, by, { action: 'changed', subject: 'product', id, name: after.name, before, after })
    await notifyOfficeOfStock(transaction, before.stockQuantity, after)
    await announceContentChange(transaction)
    return done(after)
  })
}

type PriceProblem = ReturnType<typeof priceBelowPromotion> | typeof priceFixedInPromotion

/** Checks a new regular price of a locked product: its promotions must stay below it and remain lawful. */
async function problemOfPrice(
  transaction: Database,
  product: { id: number; price: Money },
  price: Money,
): Promise<PriceProblem | undefined> {
  if (price === product.price) return undefined
  const hasBegun = sql<boolean>`${productPromotions.startsAt} <= statement_timestamp()`
  const promotions = await transaction
    .select({ price: productPromotions.price, hasBegun })
    .from(productPromotions)
    .where(upcoming(product.id))
  if (promotions.some((promotion) => promotion.hasBegun)) return priceFixedInPromotion
  const dearest = Math.max(...promotions.map((promotion) => promotion.price)) as Money
  return price <= dearest ? priceBelowPromotion({ promotion: formatMoney(dearest, 'pl') }) : undefined
}
