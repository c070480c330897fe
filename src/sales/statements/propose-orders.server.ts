import { and, inArray, or } from 'drizzle-orm'
import { inPlainLetters } from '../../kernel/plain-letters.ts'
import { printMoney } from '../../kernel/money.ts'
import type { Database } from '../../server/database/database.ts'
import { orders } from '../orders/orders.table.ts'
import { orderNumbersIn } from './reading/order-numbers-in.ts'
import type { Certainty, ProposedOrder } from './statement.ts'
import type { StatementLineRow } from './statement-lines.table.ts'

export interface Proposal {
  certainty: Certainty
  proposals: ProposedOrder[]
}

type FoundOrder = Awaited<ReturnType<typeof ordersFor>>[number]

/** For which orders money may have come: by a number in its title, else by its amount and its sender's name. */
export async function proposeOrders(
  database: Database,
  lines: readonly StatementLineRow[],
): Promise<Map<number, Proposal>> {
  const numbersOf = new Map(lines.map(({ id, title }) => [id, orderNumbersIn(title)]))
  const found = await ordersFor(
    database,
    [...numbersOf.values()].flat(),
    lines.map(({ amount }) => amount),
  )
  const byNumber = new Map(found.map((order) => [order.number, order]))
  const unpaid = found.filter(isUnpaid)
  return new Map(
    lines.map((line) => {
      const named = (numbersOf.get(line.id) ?? []).flatMap((number) => byNumber.get(number) ?? [])
      return [line.id, named.length > 0 ? byNames(line, named) : byAmount(line, unpaid)]
    }),
  )
}

async function ordersFor(database: Database, numbers: string[], amounts: StatementLineRow['amount'][]) {
  if (amounts.length === 0) return []
  const { id, number, firstName, lastName, companyName, total, status, paymentStatus } = orders
  const columns = { id, number, firstName, lastName, companyName, total, status, paymentStatus }
  return database
    .select(columns)
    .from(orders)
    .where(
      or(
        inArray(number, numbers),
        and(inArray(total, amounts), inArray(status, ['pending']), inArray(paymentStatus, ['pending', 'failed'])),
      ),
    )
    .limit(5_000)
}

const isUnpaid = ({ status, paymentStatus }: FoundOrder) =>
  status === 'pending' && (paymentStatus === 'pending' || paymentStatus === 'failed')

/** Several numbers may be those of one transfer for several orders: that is for the office to say. */
function byNames({ amount }: StatementLineRow, named: FoundOrder[]): Proposal {
  const waiting = named.filter(isUnpaid)
  const proposals = (waiting.length > 0 ? waiting : named).map(toProposedOrder)
  if (waiting.length > 1) return { certainty: 'several', proposals }
  const [order] = waiting
  if (!order) return { certainty: 'settled', proposals }
  return { certainty: order.total === amount ? 'sure' : 'amount_differs', proposals }
}

function byAmount({ amount, sender, title }: StatementLineRow, unpaid: FoundOrder[]): Proposal {
  const said = new Set(inPlainLetters(`${sender} ${title}`).split('-'))
  const alike = unpaid.filter((order) => order.total === amount && isNamedIn(order, said))
  if (alike.length === 0) return { certainty: 'none', proposals: [] }
  return { certainty: alike.length > 1 ? 'several' : 'likely', proposals: alike.map(toProposedOrder) }
}

/** Banks write names in capitals, without signs, in either order. */
function isNamedIn({ lastName, companyName }: FoundOrder, said: ReadonlySet<string>): boolean {
  const isSaid = (name: string) => {
    const words = inPlainLetters(name)
      .split('-')
      .filter((word) => word.length > 1)
    return words.length > 0 && words.every((word) => said.has(word))
  }
  return isSaid(lastName) || (companyName !== null && isSaid(companyName))
}

const toProposedOrder = (order: FoundOrder): ProposedOrder => ({
  orderId: order.id,
  orderNumber: order.number,
  customerName: order.companyName ?? `${order.firstName} ${order.lastName}`.trim(),
  total: printMoney(order.total),
  status: order.status,
  paymentStatus: order.paymentStatus,
})
