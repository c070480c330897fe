import * as z from 'zod/mini'

/** How the shop is doing, for the strip above the panel's orders. */
export const orderSummary = z.object({
  /** The last thirty days of the Polish calendar, today's the last; by the moment of payment. */
  days: z.array(
    z.object({
      date: z.string(),
      orders: z.int(),
      /** What was paid on that day, less what went back on it. */
      revenue: z.string(),
      /** What went back on that day, whenever it had been paid. */
      refunds: z.string(),
    }),
  ),
  /** The sums of these days. */
  orders: z.int(),
  revenue: z.string(),
  refunds: z.string(),
  /** Paid, neither given back nor withdrawn from, and not on their way yet. */
  toPack: z.int(),
  /** Not paid, and not given up. */
  unpaid: z.int(),
  needsAttention: z.int(),
  /** Products that visitors see of which there is little or nothing left. */
  lowStock: z.int(),
})
export type OrderSummary = z.infer<typeof orderSummary>
