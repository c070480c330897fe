import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { sourceLanguage, type Language, type TranslationLanguage } from '../../kernel/language.ts'
import type { Money } from '../../kernel/money.ts'
import type { Grams } from '../../kernel/weight.ts'
import { announceContentChange } from '../../server/http/content-cache.ts'
import type { Database } from '../../server/database/database.ts'
import { brand } from '../../brand.ts'
import { queueMail } from '../../mail/queue-mail.server.ts'
import { usualLargestQuantity } from '../largest-quantity.ts'
import { productPromotions } from '../prices/prices.table.ts'
import { products, productTranslations } from '../products.table.ts'
import type { RunningPromotion } from '../prices/reduction.ts'
import { isRunning, runningColumns, withChargedPrices } from '../prices/running-promotions.server.ts'
import { stockLevel } from '../product.ts'
import type { MovementKind } from './stock-movement.ts'
import { stockEmail } from './stock.mail.tsx'

/** A product as orders see it. */
export interface Goods {
  id: number
  name: string
  /** The price charged now. */
  price: Money
  promotion: RunningPromotion | null
  weight: Grams | null
  grossWeight: Grams | null
  vatRate: number
  stockQuantity: number
  /** The most pieces in one order. */
  maxPerOrder: number
  isOnSale: boolean
  /** The Polish name, for the office. */
  officeName: string
  isActive: boolean
}

/**
 * Reads these products and locks them until the transaction ends, ordered by id so that two orders can't deadlock. `for
 * no key update` still allows order lines to reference them. Missing products are left out.
 */
export async function lockProducts(
  transaction: Database,
  ids: number[],
  language: Language,
): Promise<Map<number, Goods>> {
  return asGoods(transaction, await selectGoods(transaction, ids, language).for('no key update', { of: products }))
}

/** The same for who only asks: it waits for no order, and no order waits for it. */
export const readGoods = async (database: Database, ids: number[], language: Language): Promise<Map<number, Goods>> =>
  asGoods(database, await selectGoods(database, ids, language))

async function asGoods(database: Database, rows: Awaited<ReturnType<typeof selectGoods>>): Promise<Map<number, Goods>> {
  const charged = await withChargedPrices(database, rows)
  return new Map(charged.map(({ inStock, ...row }) => [row.id, { ...row, isOnSale: row.isActive && inStock }]))
}

function selectGoods(database: Database, ids: number[], language: Language) {
  const translated =
    language === sourceLanguage ? sql`false` : eq(productTranslations.language, language satisfies TranslationLanguage)
  return database
    .select({
      id: products.id,
      name: sql<string>`coalesce(${productTranslations.name}, ${products.name})`,
      officeName: products.name,
      price: products.price,
      weight: products.weight,
      grossWeight: products.grossWeight,
      vatRate: products.vatRate,
      stockQuantity: products.stockQuantity,
      maxPerOrder: sql<number>`coalesce(${products.maxPerOrder}, ${usualLargestQuantity}::integer)`,
      inStock: products.inStock,
      isActive: products.isActive,
      running: runningColumns,
    })
    .from(products)
    .leftJoin(productPromotions, isRunning)
    .leftJoin(productTranslations, and(eq(productTranslations.ownerId, products.id), translated))
    .where(inArray(products.id, ids))
    .orderBy(products.id)
}

/** Why stock changes: an order that takes or gives back, or what an administrator did. */
export interface StockCause {
  /** Without it, what an order takes is sold, and what it gives back is given back. */
  kind?: MovementKind
  order?: number | SQL
  /** The lot whose pieces they are. */
  lot?: number | null
  reason?: string | null
  /** The administrator. */
  by?: string
}

/**
 * Says why the stock changes, for the rest of the transaction. The database itself writes the movements (`migrations/0058`); a change
 * that nobody explains is a correction by nobody.
 */
export async function explainStock(transaction: Database, cause: StockCause): Promise<void> {
  await transaction.execute(sql`select ${saidOf(cause)}`)
}

const saidOf = ({ kind, order, lot, reason, by }: StockCause) => sql`
  set_config('shop.stock_cause', jsonb_strip_nulls(jsonb_build_object(
    'kind', ${kind ?? null}::text, 'order', ${order ?? null}::integer, 'lot', ${lot ?? null}::integer,
    'reason', ${reason ?? null}::text, 'by', ${by ?? null}::text
  ))::text, true)`

/** Adds pieces to the stock, or removes them if the number is negative. The products must be locked. */
export async function moveStock(
  transaction: Database,
  goods: Map<number, Goods>,
  pieces: Map<number, number>,
  cause: StockCause,
): Promise<void> {
  const moved = [...pieces].filter(([id, count]) => count !== 0 && goods.has(id))
  if (moved.length === 0) return
  const [ids, counts] = [moved.map(([id]) => id), moved.map(([, count]) => count)]
  // The cause is said in the same statement: the products are locked, and each round trip would keep other buyers waiting.
  await transaction.execute(sql`
    with cause as materialized (select ${saidOf(cause)} as said)
    update products set
      stock_quantity = stock_quantity + moved.pieces,
      updated_at = now(),
      shown_since = case
        when in_stock and (stock_quantity > 0) <> (stock_quantity + moved.pieces > 0) then now() else shown_since
      end
    from unnest(${sql.param(ids)}::integer[], ${sql.param(counts)}::integer[]) as moved (id, pieces), cause
    where products.id = moved.id and cause.said is not null`)
  let isSeen = false
  for (const [id, count] of moved) {
    const { stockQuantity, officeName, isActive } = goods.get(id) as Goods
    const left = stockQuantity + count
    isSeen ||= stockQuantity > 0 !== left > 0
    await notifyOfficeOfStock(transaction, stockQuantity, { id, name: officeName, stockQuantity: left, isActive })
  }
  // Visitors see whether any is left, not how much.
  if (isSeen) await announceContentChange(transaction)
}

/**
 * Call it in the transaction that reduces the stock. The office is notified once for each drop to a lower stock level.
 */
export async function notifyOfficeOfStock(
  transaction: Database,
  quantityBefore: number,
  product: { id: number; name: string; stockQuantity: number; isActive: boolean },
): Promise<void> {
  const hasFallen = stockLevel(product.stockQuantity) < stockLevel(quantityBefore)
  if (!hasFallen || !product.isActive) return
  const language = brand.officeLanguage
  await queueMail(transaction, { kind: 'stock', to: 'office', language }, stockEmail(product, language))
}
