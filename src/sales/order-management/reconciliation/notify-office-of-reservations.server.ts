import { and, eq, sql } from 'drizzle-orm'
import { brand } from '../../../brand.ts'
import { products } from '../../../catalog/products.table.ts'
import { queueMail } from '../../../mail/queue-mail.server.ts'
import type { Database } from '../../../server/database/database.ts'
import { countWithin, upTo } from '../../../server/http/throttle.ts'
import { isMuchReserved } from '../../orders/limits/reservation-limits.ts'
import { orderLines, orders } from '../../orders/orders.table.ts'
import { stockHeldEmail } from '../emails/order-office.mail.tsx'
import { isUnpaid } from '../../orders/unpaid.server.ts'

const onceADay = upTo(1, 24 * 3_600)

/** Notifies the office, once a day per product, when unpaid orders reserve much of the stock. */
export async function notifyOfficeOfReservations(database: Database): Promise<void> {
  const held = sql<number>`sum(${orderLines.quantity})::integer`
  const found = await database
    .select({ id: products.id, name: products.name, left: products.stockQuantity, held })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(isUnpaid, eq(orders.holdsStock, true)))
    .groupBy(products.id)
  for (const product of found.filter(isMuchReserved)) {
    await database.transaction(async (transaction) => {
      if (!(await countWithin(transaction, onceADay, `stock held ${product.id}`))) return
      const envelope = { kind: 'stock-held', to: 'office', language: brand.officeLanguage } as const
      await queueMail(transaction, envelope, stockHeldEmail(product))
    })
  }
}
