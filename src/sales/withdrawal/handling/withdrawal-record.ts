import * as z from 'zod/mini'
import { languages } from '../../../kernel/language.ts'
import { failure } from '../../../kernel/outcome.ts'
import { search, yesOrNo } from '../../../schemas/list-filters.ts'
import { requiredText } from '../../../schemas/panel-fields.ts'
import { ownWithdrawal } from '../withdrawal.ts'

/** The facts of an order that decide how a withdrawal from it is handled. */
const withdrawnOrder = z.object({
  status: z.string(),
  paymentStatus: z.string(),
  shippingStatus: z.string(),
  refundedAmount: z.string(),
  /** Requested from the provider, not confirmed yet. */
  refundUnderWay: z.string(),
  /** What can still be refunded. */
  refundableAmount: z.string(),
})
export type WithdrawnOrder = z.infer<typeof withdrawnOrder>

/** How far the refund of a withdrawal is. `goods_awaited`: it may wait until the goods are back. */
const refundStandings = ['due', 'goods_awaited', 'under_way', 'refunded', 'nothing_paid'] as const
export type RefundStanding = (typeof refundStandings)[number]

/** A declaration in the panel. */
export const withdrawalRecord = z.extend(ownWithdrawal, {
  id: z.int(),
  orderId: z.nullable(z.int()),
  name: z.string(),
  /** In our own format, or as typed if it can't be an order number. */
  orderNumber: z.string(),
  email: z.string(),
  remark: z.string(),
  language: z.enum(languages),
  declaration: z.string(),
  isProved: z.boolean(),
  /** The refund of a whole order. */
  refundAmount: z.nullable(z.string()),
  goodsBackOn: z.nullable(z.string()),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  /** Whether the office still has something to do. */
  isOpen: z.boolean(),
})
export type WithdrawalRecord = z.infer<typeof withdrawalRecord>

/** A declaration in the list of all. */
export const withdrawalInList = z.extend(withdrawalRecord, {
  /** The order's own number, once there is one. */
  matchedNumber: z.nullable(z.string()),
  /** An order with the typed number but another email address. */
  likelyNumber: z.nullable(z.string()),
  order: z.nullable(withdrawnOrder),
  /** Null: not accepted. */
  refundStands: z.nullable(z.enum(refundStandings)),
})
export type WithdrawalInList = z.infer<typeof withdrawalInList>

/** Open or closed ones, or both. */
export const withdrawalFilter = { open: z.optional(yesOrNo), search }

/** The numbers of open declarations, and the first due refund. */
export const withdrawalSummary = z.object({
  open: z.int(),
  unmatched: z.int(),
  overdue: z.int(),
  nextRefundDueOn: z.nullable(z.string()),
})
export type WithdrawalSummary = z.infer<typeof withdrawalSummary>

/** What the office notes on a declaration. */
export const withdrawalChange = z.object({
  isHandled: z.optional(z.boolean('Wybierz, czy sprawa jest załatwiona')),
  /** Null: not back. */
  goodsBackOn: z.optional(z.nullable(z.iso.date('Podaj datę'))),
})
export type WithdrawalChange = z.output<typeof withdrawalChange>

/** The order that the office assigns. */
export const withdrawalAssignment = z.object({ orderNumber: requiredText('Wpisz numer zamówienia', 40) })

export const withdrawalNotFound = failure('withdrawal_not_found', 'missing')
export const withdrawalAssigned = failure('withdrawal_assigned', 'conflict')
export const noSuchOrder = failure('withdrawal_order_unknown', 'rule', 'orderNumber')
export const goodsNotBackYet = failure('withdrawal_goods_not_back_yet', 'rule', 'goodsBackOn')
