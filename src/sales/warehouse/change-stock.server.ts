import { and, eq } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import { productNotFound } from '../../catalog/product.ts'
import { stockLots } from '../../catalog/stock/stock-lots.table.ts'
import { stockMovements } from '../../catalog/stock/stock-movements.table.ts'
import { lockProducts, moveStock, type Goods, type StockCause } from '../../catalog/stock/stock.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { lotsOfProducts } from './lots/lots-left.server.ts'
import { readHeld } from './read-shelves.server.ts'
import { lotNotFound, notEnoughStock, stockChangedMeanwhile, type StockChange, type StockCount } from './warehouse.ts'

type Problem = typeof productNotFound | typeof lotNotFound | ReturnType<typeof notEnoughStock>

/** Goods have come in, come back, or are lost. */
export function changeStock(
  database: Database,
  by: Acting,
  { productId, kind, pieces, reason, lot, lotId = null }: StockChange,
): Promise<Outcome<undefined, Problem>> {
  return database.transaction(async (transaction) => {
    const goods = await lockProducts(transaction, [productId], 'pl')
    const product = goods.get(productId)
    if (!product) return productNotFound
    if (lotId && !(await isLotOf(transaction, lotId, productId))) return lotNotFound
    const ofLot = lot && kind === 'received' ? await findOrAddLot(transaction, productId, lot) : lotId
    const difference = kind === 'lost' ? -pieces : pieces
    const cause = { kind, reason, by: by.username, lot: ofLot }
    return (await move(transaction, by, goods, product, difference, cause)) ?? done(undefined)
  })
}

/** Somebody has counted what lies on the shelf, with what is sold and hasn't left. The difference is the movement. */
export function countStock(
  database: Database,
  by: Acting,
  { productId, lotId, counted, expected }: StockCount,
): Promise<Outcome<undefined, Problem | typeof stockChangedMeanwhile>> {
  return database.transaction(async (transaction) => {
    const goods = await lockProducts(transaction, [productId], 'pl')
    const product = goods.get(productId)
    if (!product) return productNotFound
    const lots = await lotsOfProducts(transaction, [productId])
    const lot = lots.find(({ id }) => id === lotId)
    if (lotId !== null && !lot) return lotNotFound
    const held = (await readHeld(transaction)).get(productId) ?? 0
    const inLots = lots.reduce((sum, { left }) => sum + left, 0)
    // Whoever counted saw another figure before them: what they typed may be right, but nobody knows.
    if (expected !== (lot ? lot.left : product.stockQuantity + held - inLots)) return stockChangedMeanwhile
    const cause = { kind: 'counted' as const, by: by.username, lot: lotId }
    if (counted === expected) {
      const { by: doneBy, ...same } = { ...cause, lotId, productId, pieces: 0, balance: product.stockQuantity }
      await transaction.insert(stockMovements).values({ ...same, doneBy })
      return done(undefined)
    }
    return (await move(transaction, by, goods, product, counted - expected, cause)) ?? done(undefined)
  })
}

async function move(
  transaction: Database,
  by: Acting,
  goods: Map<number, Goods>,
  { id, officeName, stockQuantity }: Goods,
  difference: number,
  cause: StockCause,
): Promise<ReturnType<typeof notEnoughStock> | undefined> {
  // What is held for orders isn't the office's to take.
  if (stockQuantity + difference < 0) return notEnoughStock({ available: String(stockQuantity) })
  await moveStock(transaction, goods, new Map([[id, difference]]), cause)
  await recordAudit(transaction, by, {
    action: 'changed',
    subject: 'product',
    id,
    name: officeName,
    before: { stockQuantity },
    after: { stockQuantity: stockQuantity + difference },
  })
  return undefined
}

async function isLotOf(transaction: Database, lotId: number, productId: number): Promise<boolean> {
  return (await transaction.$count(stockLots, and(eq(stockLots.id, lotId), eq(stockLots.productId, productId)))) > 0
}

/** A second delivery of a lot adds to it; what was said of it at first holds. The product is locked. */
async function findOrAddLot(
  transaction: Database,
  productId: number,
  lot: NonNullable<StockChange['lot']>,
): Promise<number> {
  await transaction
    .insert(stockLots)
    .values({ productId, ...lot })
    .onConflictDoNothing()
  const [found] = (await transaction
    .select({ id: stockLots.id })
    .from(stockLots)
    .where(and(eq(stockLots.productId, productId), eq(stockLots.number, lot.number)))) as [{ id: number }]
  return found.id
}
