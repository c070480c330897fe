import { sql } from 'drizzle-orm'
import { printMoney, money } from '../../kernel/money.ts'
import type { WithdrawalRecord, WithdrawnOrder } from './handling/withdrawal-record.ts'
import type { OwnWithdrawal, WithdrawalState } from './withdrawal.ts'
import { goodsDueOn, refundDueOn } from './withdrawal-period.ts'
import type { WithdrawalRow } from './withdrawals.table.ts'
import { orders } from '../orders/orders.table.ts'

/** States in which there is nothing to do. */
export const idleStates: WithdrawalState[] = ['repeated', 'unpaid']

/** States that mark the order until somebody has handled the declaration. */
export const markedStates: WithdrawalState[] = ['accepted', 'late']

export const toOwnWithdrawalJson = (row: WithdrawalRow): OwnWithdrawal => ({
  state: row.state,
  declaredAt: row.createdAt.toISOString(),
  goods: row.goods,
  isWhole: row.isWhole,
  periodEndsOn: row.periodEndsOn,
  firstDeclaredAt: row.firstDeclaredAt?.toISOString() ?? null,
  goodsDueOn: goodsDueOn(row.createdAt),
  refundDueOn: refundDueOn(row.createdAt),
})

export const toWithdrawalJson = (row: WithdrawalRow): WithdrawalRecord => ({
  ...toOwnWithdrawalJson(row),
  id: row.id,
  orderId: row.orderId,
  name: row.name,
  orderNumber: row.orderNumber,
  email: row.email,
  remark: row.remark,
  language: row.language,
  declaration: row.declaration,
  isProved: row.isProved,
  refundAmount: row.refund === null ? null : printMoney(row.refund),
  goodsBackOn: row.goodsBackOn,
  handledAt: row.handledAt?.toISOString() ?? null,
  handledBy: row.handledBy,
  isOpen: row.handledAt === null && !idleStates.includes(row.state),
})

const ofPayments = (sum: ReturnType<typeof sql>) =>
  sql<number>`(select coalesce(sum(${sum}), 0)::integer from payments where order_id = ${orders.id})`

/** The columns to read of a withdrawal's order. */
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
