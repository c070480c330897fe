import { and, count, desc, eq, sql } from 'drizzle-orm'
import { printMoney } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { containsText } from '../../server/database/text-search.ts'
import { orders } from '../orders/orders.table.ts'
import { proposeOrders } from './propose-orders.server.ts'
import type { LineState, StatementLineJson, StatementSummary } from './statement.ts'
import { statementLines } from './statement-lines.table.ts'

interface Asked {
  page: number
  limit: number
  state?: LineState | undefined
  search?: string | undefined
}

/** The newest first, each with the orders that it may be for. */
export async function listStatementLines(
  database: Database,
  { page, limit, state = 'open', search }: Asked,
): Promise<{ lines: StatementLineJson[]; total: number }> {
  const { id, bookedOn, title, sender, amount } = statementLines
  const text = sql`lower(${title} || ' ' || ${sender} || ' ' || replace((${amount} / 100.0)::numeric(12, 2)::text, '.', ',') collate "pg_c_utf8")`
  const isAsked = and(
    eq(statementLines.state, state),
    search ? containsText(text, search.replace('.', ',')) : undefined,
  )
  const [counted] = await database.select({ total: count() }).from(statementLines).where(isAsked)
  const rows = await linesWithOrders(database)
    .where(isAsked)
    .orderBy(desc(bookedOn), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { lines: await toJson(database, rows), total: counted?.total ?? 0 }
}

/** One line; it is there. */
export async function readStatementLine(database: Database, id: number): Promise<StatementLineJson> {
  const [line] = await toJson(database, await linesWithOrders(database).where(eq(statementLines.id, id)))
  if (!line) throw new Error(`statement line ${id} is gone while it is held`)
  return line
}

const linesWithOrders = (database: Database) =>
  database
    .select({ line: statementLines, orderNumber: orders.number })
    .from(statementLines)
    .leftJoin(orders, eq(orders.id, statementLines.orderId))

async function toJson(
  database: Database,
  rows: Awaited<ReturnType<typeof linesWithOrders>>,
): Promise<StatementLineJson[]> {
  const proposed = await proposeOrders(
    database,
    rows.flatMap(({ line }) => (line.state === 'open' ? line : [])),
  )
  return rows.map(({ line, orderNumber }): StatementLineJson => {
    const { identity: _, createdAt: __, orderId, decidedAt, ...said } = line
    return {
      ...said,
      amount: printMoney(line.amount),
      decidedAt: decidedAt?.toISOString() ?? null,
      order: orderId !== null && orderNumber !== null ? { orderId, orderNumber } : null,
      ...(proposed.get(line.id) ?? { certainty: 'none', proposals: [] }),
    }
  })
}

/** So many lines can be booked at one press. */
const maxSure = 500

/** How many lines wait, and which of them fit an order by number and amount. */
export async function summariseStatementLines(database: Database): Promise<StatementSummary> {
  const isOpen = eq(statementLines.state, 'open')
  const [counted] = await database.select({ open: count() }).from(statementLines).where(isOpen)
  const newest = await database
    .select()
    .from(statementLines)
    .where(isOpen)
    .orderBy(desc(statementLines.bookedOn), desc(statementLines.id))
    .limit(2_000)
  const proposed = await proposeOrders(database, newest)
  const isFirst = firstOf(newest.map(({ id }) => proposed.get(id)?.proposals[0]?.orderId))
  const sure = newest.filter(({ id }, place) => proposed.get(id)?.certainty === 'sure' && isFirst(place))
  return { open: counted?.open ?? 0, sure: sure.slice(0, maxSure).map(({ id }) => id) }
}

/** Of two lines for one order only one is sure: the other one would pay it twice. */
const firstOf =
  (orderIds: readonly (number | undefined)[]) =>
  (place: number): boolean =>
    orderIds.lastIndexOf(orderIds[place]) === place
