import { sql } from 'drizzle-orm'
import { money, printMoney } from '../../../kernel/money.ts'
import { orders } from '../../orders/orders.table.ts'
import type { WithdrawnOrder } from './withdrawn-order.ts'

const ofPayments = (sum: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(sum(${sum}), 0)::integer from payments where order_id = ${orders.id})`

/** What is to be read of the order of a withdrawal. */
export const withdrawnOrderColumns = {
  status: orders.status,
  paymentStatus: orders.paymentStatus,
  shippingStatus: orders.shippingStatus,
  refunded: ofPayments(sql`refunded_grosze`),
  kept: ofPayments(
    sql`case when state in ('paid', 'flagged') then coalesce(taken_grosze, amount_grosze) - refunded_grosze else 0 end`,
  ),
  inProgress: sql<number>`(select coalesce(sum(amount_grosze), 0)::integer
    from refunds where order_id = ${orders.id} and state = 'waiting')`,
}

interface Read {
  status: string
  paymentStatus: string
  shippingStatus: string
  refunded: number
  kept: number
  inProgress: number
}

export const toWithdrawnOrderJson = ({ refunded, kept, inProgress, ...states }: Read): WithdrawnOrder => ({
  ...states,
  refundedAmount: printMoney(money(refunded)),
  refundUnderWay: printMoney(money(inProgress)),
  refundableAmount: printMoney(money(Math.max(0, kept - inProgress))),
})
