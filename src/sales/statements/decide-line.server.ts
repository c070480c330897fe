import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit.server.ts'
import type { Acting } from '../../guards/administrator.ts'
import { done, type Outcome } from '../../kernel/outcome.ts'
import type { Database } from '../../server/database/database.ts'
import { transactionOrRefusal } from '../../server/database/transaction-or-refusal.ts'
import { readOrderNumber } from '../orders/order-number.ts'
import { orders } from '../orders/orders.table.ts'
import { recordTransfer } from '../payments/transfers/record-transfer.server.ts'
import { readStatementLine } from './list-statement-lines.server.ts'
import { proposeOrders } from './propose-orders.server.ts'
import {
  lineDecidedMeanwhile,
  lineNotFound,
  lineOrderUnknown,
  type LineDecision,
  type StatementLineJson,
} from './statement.ts'
import { statementLines, type StatementLineRow } from './statement-lines.table.ts'

type Refused = Extract<Awaited<ReturnType<typeof recordTransfer>>, { ok: false }>
type Problem = typeof lineNotFound | typeof lineDecidedMeanwhile | typeof lineOrderUnknown | Refused

/** Books a line for an order, puts it aside, or lets one that was put aside wait again. What is booked stays booked. */
export function decideLine(
  database: Database,
  by: Acting,
  id: number,
  decision: LineDecision,
): Promise<Outcome<StatementLineJson, Problem>> {
  return transactionOrRefusal(database, async (transaction): Promise<Outcome<StatementLineJson, Problem>> => {
    const line = await lockLine(transaction, id)
    if (!line) return lineNotFound
    if (decision.state === 'booked') {
      const order = await findOrder(transaction, decision.orderNumber)
      if (!order) return lineOrderUnknown
      // Pressed twice, or by two people who mean the same.
      const isDone = line.state === 'booked' && line.orderId === order.id
      const booked = isDone ? done(undefined) : await book(transaction, by, line, order, decision.isAnother)
      if (!booked.ok) return booked
    } else if (line.state === 'booked') return lineDecidedMeanwhile
    else if (line.state !== decision.state) await place(transaction, by, line, decision.state)
    return done(await readStatementLine(transaction, id))
  })
}

/** Books all lines that still fit an order by number and amount, each by itself. */
export async function bookSureLines(
  database: Database,
  by: Acting,
  ids: readonly number[],
): Promise<{ booked: number; left: number }> {
  let booked = 0
  const asked = new Set(ids)
  for (const id of asked) {
    const outcome = await transactionOrRefusal(database, async (transaction) => {
      const line = await lockLine(transaction, id)
      const proposal = line && (await proposeOrders(transaction, [line])).get(id)
      const [order] = proposal?.certainty === 'sure' ? proposal.proposals : []
      if (!line || !order) return lineDecidedMeanwhile
      return book(transaction, by, line, { id: order.orderId, number: order.orderNumber })
    })
    if (outcome.ok) booked += 1
  }
  return { booked, left: asked.size - booked }
}

async function lockLine(transaction: Database, id: number): Promise<StatementLineRow | undefined> {
  const [line] = await transaction.select().from(statementLines).where(eq(statementLines.id, id)).for('update')
  return line
}

async function findOrder(transaction: Database, typed: string) {
  const number = readOrderNumber(typed)
  if (number === undefined) return undefined
  const [order] = await transaction
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(eq(orders.number, number))
  return order
}

async function book(
  transaction: Database,
  by: Acting,
  line: StatementLineRow,
  order: { id: number; number: string },
  isAnother = false,
): Promise<Outcome<void, typeof lineDecidedMeanwhile | Refused>> {
  if (line.state !== 'open') return lineDecidedMeanwhile
  const recorded = await recordTransfer(transaction, by, order.id, {
    amount: line.amount,
    paidOn: line.bookedOn,
    evidence: `Wyciąg z banku, wpłata nr ${line.id}`,
    // The line's own number could be given to another line by a shop that was restored.
    key: `statement ${line.identity.toString('hex')}`,
    isAnother,
  })
  if (!recorded.ok) return recorded
  await decided(transaction, by, line, { state: 'booked', orderId: order.id })
  return done(undefined)
}

const place = (transaction: Database, by: Acting, line: StatementLineRow, state: 'open' | 'aside') =>
  decided(transaction, by, line, { state, orderId: null })

async function decided(
  transaction: Database,
  by: Acting,
  { id, state: before }: StatementLineRow,
  { state, orderId }: Pick<StatementLineRow, 'state' | 'orderId'>,
): Promise<void> {
  const decision =
    state === 'open' ? { decidedAt: null, decidedBy: null } : { decidedAt: sql`now()`, decidedBy: by.username }
  await transaction
    .update(statementLines)
    .set({ state, orderId, ...decision })
    .where(eq(statementLines.id, id))
  await recordAudit(transaction, by, {
    action: 'changed',
    subject: 'statement',
    id,
    before: { state: before },
    after: { state },
  })
}
