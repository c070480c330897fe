import { asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { printMoney } from '../../kernel/money.ts'
import type { Clear, PersonalRecord } from '../../personal-data/personal-data.ts'
import { isSameEmail } from '../../server/database/same-email.ts'
import { orders } from '../orders/orders.table.ts'
import { statementLines } from './statement-lines.table.ts'

/** What the bank says of who paid for an order. That it came stays; who sent it and why goes with the person. */
export const personalTransfers: PersonalRecord = {
  name: 'transfers',
  async read(database, email) {
    const found = await database
      .select({ line: statementLines, orderNumber: orders.number })
      .from(statementLines)
      .innerJoin(orders, eq(orders.id, statementLines.orderId))
      .where(isSameEmail(orders.email, email))
      .orderBy(desc(statementLines.id))
    return found.map(({ line, orderNumber }) => ({
      id: String(line.id),
      title: orderNumber,
      at: line.createdAt.toISOString(),
      place: { tab: 'statements', show: line.state },
      fate: 'anonymised',
      why: [],
      until: null,
      data: {
        bookedOn: line.bookedOn,
        amount: printMoney(line.amount),
        title: line.title,
        sender: line.sender,
        senderAccount: line.senderAccount,
        orderNumber,
      },
    }))
  },
  async erase(transaction, _, items) {
    const ids = items.map(({ id }) => Number(id))
    await transaction
      .update(statementLines)
      .set({ title: '', sender: '', senderAccount: null })
      .where(inArray(statementLines.id, ids))
  },
}

export const clearOldStatementLines: Clear = async (transaction, before, max) => {
  const old = await transaction
    .select({ id: statementLines.id })
    .from(statementLines)
    .where(lt(statementLines.createdAt, before))
    .orderBy(asc(statementLines.createdAt))
    .limit(max)
    .for('update', { skipLocked: true })
  const ids = old.map(({ id }) => id)
  await transaction.delete(statementLines).where(inArray(statementLines.id, ids))
  return old.length
}
