import * as z from 'zod/mini'

/** What of an order decides what is to be done about a withdrawal from it. */
export const withdrawnOrder = z.object({
  status: z.string(),
  paymentStatus: z.string(),
  shippingStatus: z.string(),
  refundedAmount: z.string(),
  /** What the provider has been asked to give back, and hasn't confirmed. */
  refundUnderWay: z.string(),
  /** What else could be given back. */
  refundableAmount: z.string(),
})
export type WithdrawnOrder = z.infer<typeof withdrawnOrder>

/** How far the money of a withdrawal is: it is due, may wait for goods that have left us, is on its way, or needs nothing more. */
export const refundStandings = ['due', 'goods_awaited', 'under_way', 'refunded', 'nothing_paid'] as const
export type RefundStanding = (typeof refundStandings)[number]
