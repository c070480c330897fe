import { asc, eq } from 'drizzle-orm'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import type { Database } from '../../../server/database/database.ts'
import type { PaymentRow } from '../insert-payment.server.ts'
import { payments, refunds, transfers, type RefundRow, type TransferRow } from '../payments.table.ts'
import type { NotedTransfer } from '../transfers/transfer.ts'
import type { OrderPayment, Refund } from './refund.ts'

/** All payments of an order, and all refunds, waiting ones included. */
export interface OrderMoney {
  payments: PaymentRow[]
  refunds: RefundRow[]
  /** The bank transfers that were noted. */
  transfers: TransferRow[]
}

export async function readOrderMoney(database: Database, orderId: number): Promise<OrderMoney> {
  return {
    payments: await database
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.createdAt), asc(payments.id)),
    refunds: await database
      .select()
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(asc(refunds.createdAt), asc(refunds.id)),
    transfers: await database
      .select()
      .from(transfers)
      .where(eq(transfers.orderId, orderId))
      .orderBy(asc(transfers.createdAt), asc(transfers.id)),
  }
}

/** The payment to refund: the given one, else the order's own, else the only one with money. */
export function paymentToRefund({ payments: all }: OrderMoney, paymentId?: string): PaymentRow | undefined {
  if (paymentId !== undefined) return all.find(({ id }) => id === paymentId.toLowerCase())
  return all.find(({ state }) => state === 'paid') ?? all.findLast(({ state }) => state === 'flagged')
}

/** What can still be refunded of a payment. Waiting refunds count as done. */
export function refundableOf({ refunds: all }: OrderMoney, payment: PaymentRow | undefined): Money {
  if (payment?.state !== 'paid' && payment?.state !== 'flagged') return money(0)
  const waiting = all.filter(({ paymentId, state }) => paymentId === payment.id && state === 'waiting')
  const leaving = waiting.reduce((sum, { amount }) => sum + amount, 0)
  return money(Math.max(0, (payment.taken ?? payment.amount) - payment.refunded - leaving))
}

/** The same for the panel. */
export function toOrderMoneyJson(all: OrderMoney) {
  return {
    payments: all.payments.map((payment): OrderPayment => ({
      id: payment.id,
      provider: payment.provider,
      state: payment.state,
      amount: printMoney(payment.taken ?? payment.amount),
      refundedAmount: printMoney(payment.refunded),
      refundableAmount: printMoney(refundableOf(all, payment)),
      createdAt: payment.createdAt.toISOString(),
    })),
    refunds: all.refunds.map((row) =>
      toRefundJson(
        row,
        all.payments.find(({ id }) => id === row.paymentId),
      ),
    ),
    ...(all.transfers.length > 0 && { transfers: all.transfers.map(toTransferJson) }),
    refundableAmount: printMoney(refundableOf(all, paymentToRefund(all))),
  }
}

const toTransferJson = ({ id, amount, paidOn, evidence, administrator }: TransferRow): NotedTransfer => ({
  id,
  amount: printMoney(amount),
  paidOn,
  evidence,
  administrator,
})

export const toRefundJson = (row: RefundRow, payment?: Pick<PaymentRow, 'provider'>): Refund => ({
  id: row.id,
  paymentId: row.paymentId,
  amount: printMoney(row.amount),
  vatRate: row.vatRate,
  reason: row.reason,
  ...(row.isOfChange && { isOfChange: true }),
  state: row.state,
  refusal: row.refusal,
  administrator: row.administrator,
  createdAt: row.createdAt.toISOString(),
  ...(payment?.provider === 'transfer' && row.way === 'provider' && { byTransfer: true as const, sentOn: row.sentOn }),
  ...(row.way !== 'provider' && { way: row.way, sentOn: row.sentOn }),
})
