import { and, eq, SQL, sql } from 'drizzle-orm'
import type { Language } from '../../kernel/language.ts'
import type { Money } from '../../kernel/money.ts'
import type { Grams } from '../../kernel/weight.ts'
import { announceContentChange } from '../../server/http/content-cache.ts'
import type { Database } from '../../server/database/database.ts'
import { prepared, type ValueOf } from '../../server/database/prepared.ts'
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
  return asGoods(transaction, await selectAndLock(transaction, { ids, language }))
}

/** The same for who only asks: it waits for no order, and no order waits for it. */
export const readGoods = async (database: Database, ids: number[], language: Language): Promise<Map<number, Goods>> =>
  asGoods(database, await select(database, { ids, language }))

async function asGoods(database: Database, rows: Awaited<ReturnType<typeof select>>): Promise<Map<number, Goods>> {
  const charged = await withChargedPrices(database, rows)
  return new Map(charged.map(({ inStock, ...row }) => [row.id, { ...row, isOnSale: row.isActive && inStock }]))
}

type Selection = { ids: number[]; language: Language }

const select = prepared(selectGoods)
const selectAndLock = prepared((database: Database, value: ValueOf<Selection>) =>
  selectGoods(database, value).for('no key update', { of: products }),
)

function selectGoods(database: Database, value: ValueOf<Selection>) {
  // In the language of the shop itself there are no translations.
  const translated = sql`${productTranslations.language} = ${value('language')}`
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
    .where(sql`${products.id} = any(${value('ids')}::integer[])`)
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
  const { kind = null, order = null, lot = null, reason = null, by = null } = cause
  await transaction.execute(sql`select ${saidOf({ kind, order, lot, reason, by })}`)
}

type Said = Record<keyof StockCause, unknown>

const saidOf = ({ kind, order, lot, reason, by }: Said) => sql`
  set_config('shop.stock_cause', jsonb_strip_nulls(jsonb_build_object(
    'kind', ${kind}::text, 'order', ${order}::integer, 'lot', ${lot}::integer,
    'reason', ${reason}::text, 'by', ${by}::text
  ))::text, true)`

/** Adds pieces to the stock, or removes them if the number is negative. The products must be locked. */
export async function moveStock(
  transaction: Database,
  goods: Map<number, Goods>,
  pieces: Map<number, number>,
  cause: StockCause,
): Promise<void> {
  const moved = [...pieces].filter(([id, count]) => count !== 0 && goods.has(id))
  const values = { ids: moved.map(([id]) => id), counts: moved.map(([, count]) => count) }
  const { kind = null, order = null, lot = null, reason = null, by = null } = cause
  // An expression is a part of the statement.
  if (order instanceof SQL) await moverOf(order)(transaction, { ...values, kind, lot, reason, by })
  else await moveFor(transaction, { ...values, kind, order, lot, reason, by })
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

type Moved = { ids: number[]; counts: number[] } & Record<'kind' | 'lot' | 'reason' | 'by', string | number | null>

/** The cause is said in the same statement: the products are locked, and each round trip would keep other buyers waiting. */
const moveBy = (database: Database, value: ValueOf<Moved>, order: SQL) =>
  database.execute(sql`
    with cause as materialized (select ${saidOf({ kind: value('kind'), order, lot: value('lot'), reason: value('reason'), by: value('by') })} as said)
    update products set
      stock_quantity = stock_quantity + moved.pieces,
      updated_at = now(),
      shown_since = case
        when in_stock and (stock_quantity > 0) <> (stock_quantity + moved.pieces > 0) then now() else shown_since
      end
    from unnest(${value('ids')}::integer[], ${value('counts')}::integer[]) as moved (id, pieces), cause
    where products.id = moved.id and cause.said is not null`)

const moveFor = prepared((database: Database, value: ValueOf<Moved & { order: number | null }>) =>
  moveBy(database, value, value('order')),
)

const movers = new Map<SQL, ReturnType<typeof moverFor>>()
const moverFor = (order: SQL) => prepared((database: Database, value: ValueOf<Moved>) => moveBy(database, value, order))

/** There are few expressions for an order, each a constant of who takes goods for it. */
function moverOf(order: SQL) {
  const mover = movers.get(order) ?? moverFor(order)
  movers.set(order, mover)
  return mover
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
