import { printMoney } from '../../kernel/money.ts'
import type { WithdrawalRecord } from './handling/withdrawal-record.ts'
import type { OwnWithdrawal, WithdrawalState } from './withdrawal.ts'
import { goodsDueOn, refundDueOn } from './withdrawal-period.ts'
import type { WithdrawalRow } from './withdrawals.table.ts'

/** Of these there is nothing to do: they change nothing that isn't so already. */
export const idleStates: WithdrawalState[] = ['repeated', 'unpaid']

/** By these an order is marked, until somebody has seen to them. */
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
