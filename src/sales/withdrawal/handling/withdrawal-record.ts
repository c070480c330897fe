import * as z from 'zod/mini'
import { languages } from '../../../kernel/language.ts'
import { failure } from '../../../kernel/outcome.ts'
import { search, yesOrNo } from '../../../schemas/list-filters.ts'
import { requiredText } from '../../../schemas/panel-fields.ts'
import { ownWithdrawal } from '../withdrawal.ts'

/** What of an order decides what is to be done about a withdrawal from it. */
const withdrawnOrder = z.object({
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
const refundStandings = ['due', 'goods_awaited', 'under_way', 'refunded', 'nothing_paid'] as const
export type RefundStanding = (typeof refundStandings)[number]

/** A declaration as the panel has it. */
export const withdrawalRecord = z.extend(ownWithdrawal, {
  id: z.int(),
  orderId: z.nullable(z.int()),
  name: z.string(),
  /** In the way in which we write numbers, or as it was typed where it can't be one. */
  orderNumber: z.string(),
  email: z.string(),
  remark: z.string(),
  language: z.enum(languages),
  declaration: z.string(),
  isProved: z.boolean(),
  /** For the whole order: what is to go back. */
  refundAmount: z.nullable(z.string()),
  goodsBackOn: z.nullable(z.string()),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
  /** Whether somebody has to do something about it still. */
  isOpen: z.boolean(),
})
export type WithdrawalRecord = z.infer<typeof withdrawalRecord>

/** The same in the list of all of them. */
export const withdrawalInList = z.extend(withdrawalRecord, {
  /** The order's own number, once there is one. */
  matchedNumber: z.nullable(z.string()),
  /** The number of an order that is called like this, but belongs to another address. */
  likelyNumber: z.nullable(z.string()),
  /** How that order stands. */
  order: z.nullable(withdrawnOrder),
  /** Of one that was accepted: how far its money is. */
  refundStands: z.nullable(z.enum(refundStandings)),
})
export type WithdrawalInList = z.infer<typeof withdrawalInList>

/** Which of them to list: those that wait, or those that don't. */
export const withdrawalFilter = { open: z.optional(yesOrNo), search }

/** How many wait, and what is due first. */
export const withdrawalSummary = z.object({
  open: z.int(),
  unmatched: z.int(),
  overdue: z.int(),
  nextRefundDueOn: z.nullable(z.string()),
})
export type WithdrawalSummary = z.infer<typeof withdrawalSummary>

/** What the office notes of one. */
export const withdrawalChange = z.object({
  isHandled: z.optional(z.boolean('Wybierz, czy sprawa jest załatwiona')),
  /** Null: they aren't back. */
  goodsBackOn: z.optional(z.nullable(z.iso.date('Podaj datę'))),
})
export type WithdrawalChange = z.output<typeof withdrawalChange>

/** Which order the office says that it is about. */
export const withdrawalAssignment = z.object({ orderNumber: requiredText('Wpisz numer zamówienia', 40) })

export const withdrawalNotFound = failure('withdrawal_not_found', 'missing')
export const withdrawalAssigned = failure('withdrawal_assigned', 'conflict')
export const noSuchOrder = failure('withdrawal_order_unknown', 'rule', 'orderNumber')
export const goodsNotBackYet = failure('withdrawal_goods_not_back_yet', 'rule', 'goodsBackOn')
