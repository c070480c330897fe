import { sql } from 'drizzle-orm'
import { orders } from './orders.table.ts'

/** Paid, and not shipped yet. Worded like the condition of its index. */
const isPaidAndHere = sql`(${orders.paymentStatus} = 'paid' and ${orders.status} in ('confirmed', 'processing')
  and ${orders.shippingStatus} in ('not_shipped', 'preparing'))`

/** Not withdrawn as a whole, and without an open withdrawal. */
const isWanted = sql`not exists (
  select from withdrawals where order_id = ${orders.id}
    and (state = 'accepted' and is_whole or state in ('accepted', 'late') and handled_at is null))`

/** Not fully refunded, waiting refunds included. There are few of those, and they are read once. */
const isPaidStill = sql`${orders.id} not in (
  select payments.order_id from refunds join payments on payments.id = refunds.payment_id
  where refunds.state = 'waiting' and payments.state = 'paid' and not payments.is_surcharge group by payments.id
  having payments.refunded_grosze + sum(refunds.amount_grosze) >= coalesce(payments.taken_grosze, payments.amount_grosze))`

/** Nothing is owed for it after a change. */
const isPaidInFull = sql`(${orders.due} <= 0)`

export const isToPack = sql`(${isPaidAndHere} and ${isPaidInFull} and ${isWanted} and ${isPaidStill})`

/** Whether its parcels are to go out, or rightly have: neither cancelled, given back nor withdrawn from. */
export const isToSend = sql`(${orders.paymentStatus} = 'paid' and ${orders.status} not in ('pending', 'cancelled')
  and ${isWanted} and ${isPaidStill})`
