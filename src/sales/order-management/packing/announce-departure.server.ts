import { and, eq, lte, sql } from 'drizzle-orm'
import type { Job } from '../../../server/jobs/jobs.ts'
import { orders } from '../../orders/orders.table.ts'
import { timesSet } from '../changes/change-shipping.server.ts'
import { mailShipped } from '../emails/order-mails.server.ts'

/** Tells the customer that the parcel has left, unless that was taken back meanwhile. Due some seconds after it was said. */
export const announceDeparture: Job<{ order: number }> = {
  name: 'announce-departure',
  retries: { max: 300, firstPauseSeconds: 10, longestPauseSeconds: 600 },
  perform: ({ database }, { order: id }) =>
    database.transaction(async (transaction) => {
      // What was taken back and sent again has a job of its own.
      const isDue = and(eq(orders.id, id), lte(orders.announceAt, sql`now()`))
      const [order] = await transaction.select().from(orders).where(isDue).for('update')
      if (!order) return
      await transaction.update(orders).set({ announceAt: null }).where(eq(orders.id, id))
      const isNews = (await timesSet(transaction, id, 'shipped')) === 1
      if (isNews && order.shippingStatus === 'shipped') await mailShipped(transaction, id)
    }),
}
