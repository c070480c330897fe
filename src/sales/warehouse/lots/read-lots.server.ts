import { eq, sql, type SQL } from 'drizzle-orm'
import { printCsvLine } from '../../../kernel/csv.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { tableInBatches } from '../../../server/files/csv-file.ts'
import { hasLeft } from '../../orders/has-left.ts'
import { orderLots, recallLetters } from '../../orders/order-lots.table.ts'
import { orders } from '../../orders/orders.table.ts'
import { lotNotFound } from '../warehouse.ts'
import type { LotInList, LotRecipient, LotRecord } from './lot.ts'

/** All lots, the latest first. */
export const listLots = (database: Database): Promise<LotInList[]> => readLots(database, sql`true`)

async function readLots(database: Database, where: SQL): Promise<LotInList[]> {
  const { rows } = await database.execute<{ [Name in keyof LotInList]: LotInList[Name] }>(sql`
    select lots.id, product_id as "productId", products.name as "productName", number,
      to_char(best_before, 'YYYY-MM-DD') as "bestBefore", note,
      to_char(lots.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      came.pieces as received, went.pieces as sent, came.pieces - went.pieces as left, went.orders
    from stock_lots as lots left join products on products.id = product_id
      cross join lateral (select coalesce(sum(pieces), 0)::integer as pieces from stock_movements where lot_id = lots.id) as came
      cross join lateral (
        select coalesce(sum(pieces), 0)::integer as pieces, count(*)::integer as orders from order_lots where lot_id = lots.id
      ) as went
    where ${where}
    order by lots.id desc limit 1000`)
  return rows
}

/** Who got of a lot. */
export async function readLot(database: Database, id: number): Promise<Outcome<LotRecord, typeof lotNotFound>> {
  const [lot] = await readLots(database, sql`lots.id = ${id}`)
  return lot ? done({ ...lot, recipients: await readRecipients(database, id) }) : lotNotFound
}

/** The orders with pieces of a lot, the latest first. An order that is deleted by its age can't be told of. */
export async function readRecipients(database: Database, lotId: number): Promise<LotRecipient[]> {
  const rows = await database
    .select({ order: orders, pieces: orderLots.pieces, writtenAt: recallLetters.writtenAt })
    .from(orderLots)
    .innerJoin(orders, eq(orders.id, orderLots.orderId))
    .leftJoin(
      recallLetters,
      sql`${recallLetters.orderId} = ${orders.id} and ${recallLetters.lotId} = ${orderLots.lotId}`,
    )
    .where(eq(orderLots.lotId, lotId))
    .orderBy(sql`${orders.id} desc`)
  return rows.map(({ order, pieces, writtenAt }) => ({
    orderId: order.id,
    orderNumber: order.number,
    name: `${order.firstName} ${order.lastName}`.trim(),
    email: order.email,
    phone: order.phone,
    language: order.language,
    pieces,
    hasLeft: hasLeft(order),
    writtenAt: writtenAt?.toISOString() ?? null,
  }))
}

const heads = ['Zamówienie', 'Imię i nazwisko', 'E-mail', 'Telefon', 'Język', 'Sztuk', 'Wysłane', 'List o wycofaniu']

/** The same as a table for spreadsheets. */
export const exportRecipients = (database: Database, lotId: number) =>
  tableInBatches<never>(printCsvLine(heads), async () => ({
    lines: (await readRecipients(database, lotId))
      .map(({ orderNumber, name, email, phone, language, pieces, hasLeft: left, writtenAt }) =>
        printCsvLine([
          orderNumber,
          name,
          email,
          phone,
          language,
          String(pieces),
          left ? 'tak' : 'nie',
          writtenAt === null ? 'nie' : 'tak',
        ]),
      )
      .join(''),
    last: undefined,
  }))
