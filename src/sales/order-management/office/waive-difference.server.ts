import { eq } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { money, printMoney } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { issueCorrections } from '../../invoices/corrections/issue-corrections.server.ts'
import { bumpVersion, lockOrder } from '../../orders/lock-order.server.ts'
import { orderChangedMeanwhile, orderNotFound } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { closeOpenSessions } from '../../payments/open-payments.server.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import type { Database } from '../../../server/database/database.ts'
import { mailChanged } from '../emails/order-mails.server.ts'
import { nothingDue } from './order-content.ts'

/** The office lets a customer off the difference of a change. */
export function waiveDifference(
  database: Database,
  by: Acting,
  id: number,
  version: number | undefined,
): Promise<Outcome<undefined, typeof orderNotFound | typeof orderChangedMeanwhile | typeof nothingDue>> {
  return transactionOrRefusal(database, async (transaction) => {
    const held = await lockOrder(transaction, id)
    if (!held) return orderNotFound
    const { order } = held
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    if (order.due <= 0 || order.discountAmount + order.due > order.subtotal) return nothingDue
    await closeOpenSessions(transaction, id)
    const changes = {
      discountAmount: money(order.discountAmount + order.due),
      waived: money(order.waived + order.due),
      total: money(order.total - order.due),
      due: money(0),
    }
    await transaction
      .update(orders)
      .set({ ...bumpVersion, ...changes })
      .where(eq(orders.id, id))
    await recordEvent(transaction, id, 'surcharge_waived', 'administrator', { amount: order.due, by: by.username })
    const [before, after] = [{ total: printMoney(order.total) }, { total: printMoney(changes.total) }]
    await recordAudit(transaction, by, { action: 'changed', subject: 'order', id, name: order.number, before, after })
    await mailChanged(transaction, id, money(0))
    await issueCorrections(transaction, id)
    return done(undefined)
  })
}
