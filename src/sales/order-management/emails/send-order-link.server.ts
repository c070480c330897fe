import { and, eq } from 'drizzle-orm'
import type { Job } from '../../../server/jobs/jobs.ts'
import { isSameEmail } from '../../../server/database/same-email.ts'
import { readOrderNumber } from '../../orders/order-number.ts'
import { mailNewLink } from './order-mails.server.ts'
import { orders } from '../../orders/orders.table.ts'

/**
 * Sends a new link to the address on the order if number and address match. It runs as a job, so that the response time
 * reveals nothing.
 */
export const sendOrderLink: Job<{ orderNumber: string; email: string }> = {
  name: 'send-order-link',
  retries: { max: 20, firstPauseSeconds: 5, longestPauseSeconds: 300 },
  atOnce: 3,

  async perform({ database }, { orderNumber, email }) {
    const number = readOrderNumber(orderNumber)
    if (!number) return
    await database.transaction(async (transaction) => {
      const [order] = await transaction
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.number, number), isSameEmail(orders.email, email)))
      if (order) await mailNewLink(transaction, order.id)
    })
  },
}
