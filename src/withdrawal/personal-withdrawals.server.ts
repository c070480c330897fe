import { desc } from 'drizzle-orm'
import { numbersOf } from '../orders/personal-orders.server.ts'
import type { PersonalRecord } from '../privacy/personal-records.server.ts'
import { isSameAddress } from '../server/same-address.ts'
import { describeWithdrawal } from './describe-withdrawal.server.ts'
import { forgetWithdrawals } from './forget-withdrawals.server.ts'
import { withdrawals } from './withdrawals.table.ts'

/** What was declared under an address. What an order was found for stays as long as that one does, since money goes back by it. */
export const personalWithdrawals: PersonalRecord = {
  name: 'withdrawals',
  async read(database, email) {
    const kept = new Set((await numbersOf(database, email)).filter(({ isKept }) => isKept).map(({ number }) => number))
    const found = await database
      .select()
      .from(withdrawals)
      .where(isSameAddress(withdrawals.email, email))
      .orderBy(desc(withdrawals.id))
    return found.map((row) => {
      const isKept = row.orderId !== null && kept.has(row.orderNumber)
      return {
        id: String(row.id),
        title: row.orderNumber,
        at: row.createdAt.toISOString(),
        place: { tab: 'withdrawals', show: 'all', search: row.orderNumber },
        fate: isKept ? 'kept' : row.orderId === null ? 'deleted' : 'anonymised',
        why: isKept ? ['of_kept_order'] : [],
        until: null,
        data: describeWithdrawal(row),
      }
    })
  },
  async erase(transaction, _, items) {
    const ids = items.filter(({ fate }) => fate !== 'kept').map(({ id }) => Number(id))
    if (ids.length > 0) await forgetWithdrawals(transaction, { ids })
  },
}
