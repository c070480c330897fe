import { desc, inArray } from 'drizzle-orm'
import { printMoney } from '../../../kernel/money.ts'
import { numbersOf } from './personal-orders.server.ts'
import type { PersonalRecord } from '../../../personal-data/personal-data.ts'
import { documentOf } from '../../invoices/read-document.server.ts'
import { invoices } from '../../invoices/invoices.table.ts'

/** What was issued for a person's orders. It stays as it is until tax law lets it go, whoever asks. */
export const personalInvoices: PersonalRecord = {
  name: 'invoices',
  async read(database, email) {
    const numbers = (await numbersOf(database, email)).map(({ number }) => number)
    const found = await database
      .select()
      .from(invoices)
      .where(inArray(invoices.orderNumber, numbers))
      .orderBy(desc(invoices.id))
    return found.map((row) => {
      const { kind, number, issuedAt, orderNumber, buyer } = documentOf(row)
      return {
        id: String(row.id),
        title: number,
        at: issuedAt.toISOString(),
        place: { tab: 'orders', order: String(row.orderId) },
        fate: 'kept',
        why: ['issued'],
        until: null,
        data: { kind, number, issuedAt: issuedAt.toISOString(), orderNumber, buyer, total: printMoney(row.total) },
      }
    })
  },
  async erase() {},
}
