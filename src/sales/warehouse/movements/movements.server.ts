import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
import { products } from '../../../catalog/products.table.ts'
import { stockLots } from '../../../catalog/stock/stock-lots.table.ts'
import { stockMovements } from '../../../catalog/stock/stock-movements.table.ts'
import { printCsvLine } from '../../../kernel/csv.ts'
import { shownInPoland } from '../../../kernel/polish-time.ts'
import type { Database } from '../../../server/database/database.ts'
import { tableInBatches } from '../../../server/files/csv-file.ts'
import { orders } from '../../orders/orders.table.ts'
import type { MovementFilter, StockMovement } from '../warehouse.ts'
import { movementNames } from './movement-names.ts'

const inPoland = sql`(${stockMovements.movedAt} at time zone 'Europe/Warsaw')`

function isAskedFor({ product, kind, month }: MovementFilter): SQL | undefined {
  const first = `${month}-01`
  return and(
    product === undefined ? undefined : eq(stockMovements.productId, product),
    kind && eq(stockMovements.kind, kind),
    month === undefined
      ? undefined
      : sql`${stockMovements.movedAt} >= ${first}::timestamp at time zone 'Europe/Warsaw'
          and ${stockMovements.movedAt} < (${first}::timestamp + interval '1 month') at time zone 'Europe/Warsaw'`,
  )
}

/** A product that is no more has left its name with its last movement. */
const nameOfProduct = sql<string | null>`coalesce(${products.name}, (
  select reason from stock_movements as last where last.product_id = ${stockMovements.productId} and last.kind = 'removed' limit 1))`

/** What has moved, the latest first. */
export async function listMovements(
  database: Database,
  { page, limit, ...filter }: MovementFilter & { page: number; limit: number },
): Promise<{ list: StockMovement[]; total: number }> {
  const where = isAskedFor(filter)
  return {
    list: await readMovements(database, where, limit, (page - 1) * limit),
    total: await database.$count(stockMovements, where),
  }
}

async function readMovements(
  database: Database,
  where: SQL | undefined,
  limit: number,
  offset = 0,
): Promise<StockMovement[]> {
  const { id, movedAt, productId, kind, pieces, balance, orderId, reason, doneBy, lotId } = stockMovements
  const rows = await database
    .select({
      id,
      movedAt,
      productId,
      kind,
      pieces,
      balance,
      orderId,
      reason,
      doneBy,
      productName: nameOfProduct,
      lot: stockLots.number,
      orderNumber: orders.number,
    })
    .from(stockMovements)
    .leftJoin(products, eq(products.id, productId))
    .leftJoin(stockLots, eq(stockLots.id, lotId))
    .leftJoin(orders, eq(orders.id, orderId))
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => ({
    ...row,
    movedAt: row.movedAt.toISOString(),
    // The name is in its own column.
    reason: row.kind === 'removed' ? null : row.reason,
  }))
}

const batchSize = 1_000
const heads = ['Kiedy', 'Produkt', 'Ruch', 'Przybyło', 'Ubyło', 'Stan po', 'Partia', 'Zamówienie', 'Powód', 'Kto']

/** The same as a table for spreadsheets. What came and what went have columns of their own: a minus would make a text of the figure. */
export const exportMovements = (database: Database, filter: MovementFilter) =>
  tableInBatches(printCsvLine(heads), async (before: number | undefined) => {
    const where = and(isAskedFor(filter), before === undefined ? undefined : lt(stockMovements.id, before))
    const list = await readMovements(database, where, batchSize)
    return {
      lines: list.map(printMovement).join(''),
      last: list.length === batchSize ? list.at(-1)?.id : undefined,
    }
  })

const printMovement = (movement: StockMovement) =>
  printCsvLine([
    shownInPoland(new Date(movement.movedAt)),
    movement.productName,
    movementNames[movement.kind],
    movement.pieces > 0 ? String(movement.pieces) : '',
    movement.pieces < 0 ? String(-movement.pieces) : '',
    String(movement.balance),
    movement.lot,
    movement.orderNumber,
    movement.reason,
    movement.doneBy,
  ])

const monthly = ['opening', 'received', 'returned', 'given_back', 'sold', 'lost'] as const
const monthHeads = [
  'Miesiąc',
  'Produkt',
  ...monthly.map((kind) => movementNames[kind]),
  'Spis i\u00A0korekty: przybyło',
  'Spis i\u00A0korekty: ubyło',
  'Stan na koniec',
]

/** Each month's movements of each product, the earliest month first. */
export const exportMonths = (database: Database) =>
  tableInBatches<never>(printCsvLine(monthHeads), async () => {
    const other = sql`kind in ('counted', 'corrected', 'removed')`
    const { rows } = await database.execute<Record<string, string | number>>(sql`
      select to_char(${inPoland}, 'YYYY-MM') as month, ${nameOfProduct} as product,
        ${sql.join(
          monthly.map(
            (kind) => sql`abs(coalesce(sum(pieces) filter (where kind = ${kind}), 0)) as ${sql.identifier(kind)}`,
          ),
          sql`, `,
        )},
        coalesce(sum(pieces) filter (where ${other} and pieces > 0), 0) as more,
        coalesce(-sum(pieces) filter (where ${other} and pieces < 0), 0) as less,
        (array_agg(balance order by stock_movements.id desc))[1] as balance
      from stock_movements left join products on products.id = product_id
      group by 1, product_id, products.name order by 1, product_id`)
    const lines = rows.map((row) =>
      printCsvLine(['month', 'product', ...monthly, 'more', 'less', 'balance'].map((name) => String(row[name] ?? ''))),
    )
    return { lines: lines.join(''), last: undefined }
  })
