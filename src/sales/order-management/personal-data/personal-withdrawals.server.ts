import { desc, eq } from 'drizzle-orm'
import type { OrderRow } from '../../orders/lock-order.server.ts'
import { orders } from '../../orders/orders.table.ts'
import { standing } from './personal-orders.server.ts'
import type { PersonalItem } from '../../../personal-data/personal-record.ts'
import type { PersonalRecord } from '../../../personal-data/personal-data.ts'
import type { Database } from '../../../server/database/database.ts'
import { isSameEmail } from '../../../server/database/same-email.ts'
import { toWithdrawalJson } from '../../withdrawal/to-withdrawal-json.server.ts'
import { forgetWithdrawals } from '../../withdrawal/personal-data.server.ts'
import { withdrawals, type WithdrawalRow } from '../../withdrawal/withdrawals.table.ts'

/**
 * What was declared under an address. What waits for an answer stays, whether or not an order was found for it; what is settled stays as
 * long as its order does, since money went back by it.
 */
export const personalWithdrawals: PersonalRecord = {
  name: 'withdrawals',
  async read(database, email) {
    const found = await database
      .select({ row: withdrawals, order: orders })
      .from(withdrawals)
      .leftJoin(orders, eq(orders.id, withdrawals.orderId))
      .where(isSameEmail(withdrawals.email, email))
      .orderBy(desc(withdrawals.id))
    const items: PersonalItem[] = []
    for (const { row, order } of found) items.push(await describe(database, row, order))
    return items
  },
  async erase(transaction, _, items) {
    const ids = items.filter(({ fate }) => fate !== 'kept').map(({ id }) => Number(id))
    if (ids.length > 0) await forgetWithdrawals(transaction, { ids })
  },
}

async function describe(database: Database, row: WithdrawalRow, order: OrderRow | null): Promise<PersonalItem> {
  const known = toWithdrawalJson(row)
  return {
    id: String(row.id),
    title: row.orderNumber,
    at: known.declaredAt,
    place: { tab: 'withdrawals', show: 'all', search: row.orderNumber },
    ...(known.isOpen ? ({ fate: 'kept', why: ['withdrawal_open'] } as const) : await fateBy(database, order)),
    until: null,
    data: known,
  }
}

async function fateBy(database: Database, order: OrderRow | null): Promise<Pick<PersonalItem, 'fate' | 'why'>> {
  if (!order) return { fate: 'deleted', why: [] }
  const { fate } = await standing(database, order)
  return fate === 'kept' ? { fate, why: ['of_kept_order'] } : { fate: 'anonymised', why: [] }
}
