import { randomUUID } from 'node:crypto'
import { and, between, desc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import type { Acting } from '../../../guards/administrator.ts'
import { daysAfter } from '../../../kernel/calendar.ts'
import { dayInPoland } from '../../../kernel/day-in-poland.ts'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import { momentInPoland } from '../../../kernel/polish-time.ts'
import type { Database } from '../../../server/database/database.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import { flagOrder } from '../../orders/flag-order.server.ts'
import { bumpVersion, lockOrder, type OrderRow } from '../../orders/lock-order.server.ts'
import { orderNotFound } from '../../orders/order.ts'
import { orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { insertPayment, type NewPayment, type PaymentRow } from '../insert-payment.server.ts'
import { currency, type SessionReport } from '../payment.ts'
import { payments, transfers } from '../payments.table.ts'
import { readOrderMoney, refundableOf } from '../refunds/order-money.server.ts'
import { settleReport } from '../settle-payment.server.ts'
import { transferSessionId } from './transfer-provider.server.ts'
import {
  transferInFuture,
  transferKnown,
  transferOfErased,
  transferSeemsKnown,
  transferTooEarly,
  type NewTransfer,
  type RecordedTransfer,
  type TransferOutcome,
} from './transfer.ts'

type Problem =
  | typeof orderNotFound
  | ReturnType<typeof transferKnown>
  | ReturnType<typeof transferSeemsKnown>
  | typeof transferInFuture
  | typeof transferTooEarly
  | typeof transferOfErased

/**
 * Notes that a bank transfer came for an order, and settles the order by it as by any provider: in one transaction, and
 * once for each key, however often and by how many people at once it is noted. What came in parts is added up; what is
 * more than the order costs becomes a payment of its own that has to go back.
 */
export function recordTransfer(
  database: Database,
  by: Acting,
  orderId: number,
  asked: NewTransfer,
): Promise<Outcome<RecordedTransfer, Problem>> {
  return transactionOrRefusal(database, async (transaction) => {
    // Before all other locks: two who note the same transfer with two orders wait here.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfer ${asked.key}`}, 0))`)
    const held = await lockOrder(transaction, orderId)
    if (!held) return orderNotFound
    const { order } = held
    const known = await findNoted(transaction, asked, order)
    if (known) return known
    const today = dayInPoland()
    if (asked.paidOn > today) return transferInFuture
    if (asked.paidOn < daysAfter(dayInPoland(order.createdAt), -60)) return transferTooEarly
    if (order.anonymisedAt) return transferOfErased
    const alike = asked.isAnother ? undefined : await findAlike(transaction, asked, order)
    return alike ?? done(await note(transaction, by, order, asked))
  })
}

async function findNoted(
  transaction: Database,
  { key, amount }: NewTransfer,
  order: OrderRow,
): Promise<Outcome<RecordedTransfer, ReturnType<typeof transferKnown>> | undefined> {
  const [noted] = await transaction
    .select({ orderId: transfers.orderId, amount: transfers.amount, orderNumber: orders.number })
    .from(transfers)
    .innerJoin(orders, eq(orders.id, transfers.orderId))
    .where(eq(transfers.key, key))
  if (!noted) return undefined
  if (noted.orderId !== order.id || noted.amount !== amount) return transferKnown(noted.orderNumber)
  const { outcome, difference } = await standingOf(transaction, order)
  return done({ orderId: order.id, orderNumber: order.number, outcome, difference, wasKnown: true })
}

/** Days by which two screens, or a screen and a statement, may differ about when the same money came. */
const daysApart = 3

/** On each screen, and in each statement, one transfer has another key. */
async function findAlike(
  transaction: Database,
  { amount, paidOn }: NewTransfer,
  { id }: OrderRow,
): Promise<ReturnType<typeof transferSeemsKnown> | undefined> {
  const around = between(transfers.paidOn, daysAfter(paidOn, -daysApart), daysAfter(paidOn, daysApart))
  const [alike] = await transaction
    .select({ paidOn: transfers.paidOn, by: transfers.administrator })
    .from(transfers)
    .where(and(eq(transfers.orderId, id), eq(transfers.amount, amount), around))
    .limit(1)
  return alike && transferSeemsKnown({ amount: printMoney(amount).replace('.', ','), ...alike })
}

async function note(
  transaction: Database,
  by: Acting,
  order: OrderRow,
  { amount, paidOn, evidence = null, key }: NewTransfer,
): Promise<RecordedTransfer> {
  const isUnpaid = order.paymentStatus === 'pending' || order.paymentStatus === 'failed'
  const { payment, before } = await paymentFor(transaction, order, isUnpaid)
  const sum = money(before + amount)
  const over = isUnpaid ? money(Math.max(0, sum - order.total)) : money(0)
  await transaction.insert(transfers).values({
    id: randomUUID(),
    key,
    orderId: order.id,
    paymentId: payment.id,
    amount,
    paidOn,
    evidence,
    administrator: by.username,
  })
  await recordEvent(transaction, order.id, 'transfer_noted', 'administrator', { amount, paidOn, by: by.username })
  const report: SessionReport = {
    state: 'paid',
    amount: money(sum - over),
    currency,
    providerPaymentId: null,
    refunds: [],
  }
  await settleReport(transaction, payment, report, { by: by.username, paidAt: arrivedAt(order, paidOn) })
  if (over > 0) await setAside(transaction, order, over)
  await recordAudit(transaction, by, {
    action: 'recorded',
    subject: 'order',
    id: order.id,
    name: order.number,
    after: { transfer: printMoney(amount), paidOn },
  })
  return { orderId: order.id, orderNumber: order.number, ...(await standingOf(transaction, order)), wasKnown: false }
}

/**
 * The payment that a transfer counts for, ready to be settled, and what came for it before: the one that waits, one that
 * came short and of which nothing went back, or a new one.
 */
async function paymentFor(
  transaction: Database,
  order: OrderRow,
  isUnpaid: boolean,
): Promise<{ payment: PaymentRow; before: Money }> {
  const all = await readOrderMoney(transaction, order.id)
  const ready = { amount: order.total, state: 'open', taken: null } as const
  const reuse = async (payment: PaymentRow, before: Money) => {
    await transaction.update(payments).set(ready).where(eq(payments.id, payment.id))
    return { payment: { ...payment, ...ready }, before }
  }
  const own = isUnpaid ? all.payments.filter(({ provider }) => provider === 'transfer') : []
  const short = own.findLast((payment) => {
    const { state, taken } = payment
    return state === 'flagged' && taken !== null && taken < order.total && refundableOf(all, payment) === taken
  })
  if (short?.taken) {
    if (order.needsAttention === 'transfer_short') await clearFlag(transaction, order)
    return reuse(short, short.taken)
  }
  const open = own.findLast(({ state }) => state === 'open')
  if (open) return reuse(open, money(0))
  return { payment: await insertPayment(transaction, order.id, notedPayment(order.total)), before: money(0) }
}

/** What came short is completed, or flagged anew. */
async function clearFlag(transaction: Database, { id, needsAttention: reason }: OrderRow): Promise<void> {
  await transaction
    .update(orders)
    .set({ ...bumpVersion, needsAttention: null })
    .where(eq(orders.id, id))
  await recordEvent(transaction, id, 'flag_cleared', 'shop', { reason })
}

/** A payment that nobody was led to: its money came by itself. */
function notedPayment(amount: Money): NewPayment {
  const id = randomUUID()
  const sessionId = transferSessionId(id)
  return {
    id,
    provider: 'transfer',
    sessionId,
    url: null,
    state: 'open',
    amount,
    expiresAt: new Date(),
    cancelPath: '/checkout',
  }
}

/** Money beyond what the order costs: a payment of its own, so that giving it back corrects no invoice. */
async function setAside(transaction: Database, { id }: OrderRow, over: Money): Promise<void> {
  const payment = { ...notedPayment(over), state: 'flagged' as const }
  const { id: paymentId } = await insertPayment(transaction, id, payment)
  await transaction.update(payments).set({ taken: over }).where(eq(payments.id, paymentId))
  const details = { payment: paymentId, provider: 'transfer', over }
  const [order] = await transaction.select({ why: orders.needsAttention }).from(orders).where(eq(orders.id, id))
  // Missing goods come first; the money is seen with them.
  if (order?.why) await recordEvent(transaction, id, 'flagged', 'shop', { reason: 'transfer_over', ...details })
  else await flagOrder(transaction, id, 'transfer_over', details)
}

/** The money was there on that day; the order can't have been paid before it was placed, nor in the future. */
function arrivedAt({ createdAt }: OrderRow, paidOn: string): Date {
  if (paidOn === dayInPoland()) return new Date()
  const noon = momentInPoland(`${paidOn}T12:00`)
  return noon < createdAt ? createdAt : noon
}

/** How the order stands by all that came for it. */
async function standingOf(
  transaction: Database,
  { id }: Pick<OrderRow, 'id'>,
): Promise<{ outcome: TransferOutcome; difference: Money }> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, id))
  const came = await transaction
    .select()
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(desc(payments.createdAt), desc(payments.id))
  if (!order) throw new Error(`order ${id} is gone while it is held`)
  const flagged = came.filter(({ state }) => state === 'flagged')
  const sumOfFlagged = money(flagged.reduce((sum, { taken }) => sum + (taken ?? 0), 0))
  if (order.paymentStatus === 'pending' || order.paymentStatus === 'failed')
    return { outcome: 'short', difference: money(Math.max(0, order.total - sumOfFlagged)) }
  if (order.needsAttention === 'paid_twice') return { outcome: 'twice', difference: sumOfFlagged }
  if (order.needsAttention === 'transfer_over') return { outcome: 'over', difference: sumOfFlagged }
  const isStuck = order.needsAttention === 'paid_without_stock' || order.needsAttention === 'paid_when_cancelled'
  return { outcome: isStuck ? 'without_goods' : 'paid', difference: money(0) }
}
