import { and, eq, inArray } from 'drizzle-orm'
import { done, failure, type Failure, type Outcome } from '../../../kernel/outcome.ts'
import type { Database } from '../../../server/database/database.ts'
import { orders } from '../../orders/orders.table.ts'
import { isToPack } from '../list/order-filter.server.ts'
import { orderNumbersIn } from './order-code.ts'
import type { FoundByCode } from './packing.ts'
import { whyNotToPack } from './why-not-to-pack.server.ts'

const orderCodeUnknown = failure('order_code_unknown', 'missing')

/** The order of a code that was scanned or typed, and why it isn't to be packed, if it isn't. */
export async function findByCode(
  database: Database,
  code: string,
): Promise<Outcome<FoundByCode, Failure<'order_code_unknown'>>> {
  const { id, number: orderNumber } = orders
  const [order] = await database
    .select({ id, orderNumber })
    .from(orders)
    .where(inArray(orders.number, orderNumbersIn(code, new Date())))
    .limit(1)
  if (!order) return { ...orderCodeUnknown, facts: { code: code.trim() } }
  if ((await database.$count(orders, and(eq(id, order.id), isToPack))) > 0) return done({ ...order, reason: null })
  const { facts } = await whyNotToPack(database, order.id)
  return done({ ...order, reason: String(facts?.['reason']) })
}
