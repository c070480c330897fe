import { and, eq, sql } from 'drizzle-orm'
import type { Acting } from '../../../guards/administrator.ts'
import { recordAudit } from '../../../audit/record-audit.server.ts'
import { moveStock } from '../../../catalog/stock/stock.server.ts'
import { releaseCodeUse, reserveCodeUse } from '../../../discounts/code-uses.server.ts'
import { money, printMoney, type Money } from '../../../kernel/money.ts'
import { done, type Outcome } from '../../../kernel/outcome.ts'
import type { PriceProblem } from '../../checkout/price-order.server.ts'
import { invoiceIfOwed } from '../../invoices/issue-invoice.server.ts'
import { issueCorrections } from '../../invoices/corrections/issue-corrections.server.ts'
import { isChangeable } from '../../orders/changeable.ts'
import { bumpVersion, lockOrder, type LockedOrder } from '../../orders/lock-order.server.ts'
import { invoiceAddressColumns, invoiceAddressOf } from '../../orders/buyer/invoice-address.ts'
import { orderChangedMeanwhile, orderNotFound } from '../../orders/order.ts'
import { orderLots } from '../../orders/order-lots.table.ts'
import { orderLines, orderLinks, orders } from '../../orders/orders.table.ts'
import { recordEvent } from '../../orders/record-event.server.ts'
import { payableUntil } from '../../orders/reservation.server.ts'
import { closeSession } from '../../payments/close-session.server.ts'
import { isInProgress } from '../../payments/open-payments.server.ts'
import { paymentUnavailable, type PaymentProvider } from '../../payments/payment.ts'
import type { PaymentRow } from '../../payments/insert-payment.server.ts'
import { payments, type RefundRow } from '../../payments/payments.table.ts'
import { recordRefund } from '../../payments/refunds/begin-refund.server.ts'
import { readOrderMoney, refundableOf, type OrderMoney } from '../../payments/refunds/order-money.server.ts'
import { requestRefund } from '../../payments/refunds/request-refunds.server.ts'
import { isLiving, shipments } from '../../shipments/shipments.table.ts'
import { waitsForOffice } from '../../withdrawal/open-withdrawals.server.ts'
import { transactionOrRefusal } from '../../../server/database/transaction-or-refusal.ts'
import type { Database } from '../../../server/database/database.ts'
import type { Logger } from '../../../server/log.ts'
import { readActiveRates } from '../../../shipping/list-shipping-rates.server.ts'
import { mailChanged } from '../emails/order-mails.server.ts'
import {
  changeRefundTooHigh,
  orderBeingPaid,
  orderHasLabel,
  orderNotChangeable,
  type ChangedPart,
  type ContentPreview,
  type OrderContent,
} from './order-content.ts'
import { priceChange, type PricedChange } from './price-change.server.ts'
import { codeOfPoint, pointAfter } from '../../../shipping/pickup-points/pickup-point.ts'

interface Services {
  database: Database
  payments: PaymentProvider | undefined
  log: Logger
}

type HoldProblem =
  | typeof orderNotFound
  | typeof orderNotChangeable
  | typeof orderHasLabel
  | typeof orderChangedMeanwhile
type PreviewProblem = PriceProblem | HoldProblem | ReturnType<typeof changeRefundTooHigh>
type Problem = PreviewProblem | typeof orderBeingPaid | typeof paymentUnavailable

/** What a change would come to. Nothing is changed. */
export async function previewChange(
  database: Database,
  id: number,
  asked: OrderContent,
): Promise<Outcome<ContentPreview, PreviewProblem>> {
  const rates = await readActiveRates(database)
  return database.transaction(async (transaction) => {
    const held = await hold(transaction, id, asked)
    if (!held.ok) return held
    const priced = await priceChange(transaction, held.value, asked, rates)
    if (!priced.ok) return priced
    const { order } = held.value
    const { total } = priced.value
    const difference = differenceOf(order, asked, priced.value)
    if (!difference.ok) return difference
    const due = order.paymentStatus === 'paid' ? difference.value.due : 0
    const refund = money(Math.max(0, -due))
    const shares = sharesOf(await readOrderMoney(transaction, id), refund)
    if (!shares.ok) return shares
    return done({
      subtotal: printMoney(priced.value.subtotal),
      shippingCost: printMoney(priced.value.shippingCost),
      discountAmount: printMoney(priced.value.discountAmount),
      total: printMoney(total),
      totalBefore: printMoney(order.total),
      charge: printMoney(money(Math.max(0, due))),
      refund: printMoney(refund),
      isCodeDropped: order.holdsCodeUse && !priced.value.holdsCode,
    })
  })
}

/**
 * Changes what was ordered, before it is sent: stock, code and figures in one transaction, with its event. Of a paid order the
 * difference is charged, let off, or given back at once. Whoever is just paying wins.
 */
export async function changeContent(
  services: Services,
  by: Acting,
  id: number,
  asked: OrderContent,
): Promise<Outcome<undefined, Problem>> {
  const { database, payments: provider, log } = services
  // What is refused anyway shall not cost the customer their open session.
  const preview = await previewChange(database, id, asked)
  if (!preview.ok) return preview
  if (provider) {
    const closed = await closeSession({ database, payments: provider, log }, id)
    if (closed !== 'closed') return closed === 'paid' ? orderBeingPaid : paymentUnavailable
  }
  const rates = await readActiveRates(database)
  const changed = await transactionOrRefusal(database, async (transaction): Promise<Outcome<RefundRow[], Problem>> => {
    const held = await hold(transaction, id, asked)
    if (!held.ok) return held
    const isOpen = and(eq(payments.orderId, id), isInProgress)
    if ((await transaction.$count(payments, isOpen)) > 0) return orderBeingPaid
    const priced = await priceChange(transaction, held.value, asked, rates)
    return priced.ok ? write(transaction, by, held.value, asked, priced.value) : priced
  })
  if (!changed.ok) return changed
  for (const { id: refund } of changed.value) await requestRefund(services, refund)
  return done(undefined)
}

async function hold(
  transaction: Database,
  id: number,
  { cart, version }: OrderContent,
): Promise<Outcome<LockedOrder, HoldProblem>> {
  const held = await lockOrder(transaction, id, undefined, { products: cart.map((line) => line.id), code: undefined })
  if (!held) return orderNotFound
  if (version !== undefined && version !== held.order.version) return orderChangedMeanwhile
  // A label has the earlier address and weight, and costs money.
  if ((await transaction.$count(shipments, and(eq(shipments.orderId, id), isLiving))) > 0) return orderHasLabel
  return isChangeable(held.order) && !(await waitsForOffice(transaction, id)) ? done(held) : orderNotChangeable
}

async function write(
  transaction: Database,
  by: Acting,
  { order, lines, goods }: LockedOrder,
  asked: OrderContent,
  priced: PricedChange,
): Promise<Outcome<RefundRow[], Problem>> {
  const { id } = order
  const parts = changedParts(order, lines, asked, priced)
  if (parts.length === 0) return done([])
  const isPaid = order.paymentStatus === 'paid'
  const difference = differenceOf(order, asked, priced)
  if (!difference.ok) return difference
  const { due, letOff } = difference.value
  await moveStock(transaction, goods, priced.moved, { order: id, by: by.username })
  if (order.discountCodeId !== null && order.holdsCodeUse !== priced.holdsCode) {
    if (priced.holdsCode) await reserveCodeUse(transaction, order.discountCodeId, { evenIfUsedUp: true })
    else await releaseCodeUse(transaction, order.discountCodeId)
  }
  await transaction.delete(orderLines).where(eq(orderLines.orderId, id))
  // What the packer chose was for the goods as they were.
  if (parts.includes('goods')) await transaction.delete(orderLots).where(eq(orderLots.orderId, id))
  const rows = priced.lines.map((line, index) => ({ ...line, orderId: id, position: index + 1 }))
  await transaction.insert(orderLines).values(rows)
  const { recipient, shippingMethod, pickupPoint, company } = asked
  await transaction
    .update(orders)
    .set({
      ...bumpVersion,
      ...recipient,
      shippingMethod,
      pickupPoint: shippingMethod === 'inpost' && pickupPoint ? pointAfter(order.pickupPoint, pickupPoint) : null,
      companyName: company?.name ?? null,
      taxNumber: company?.taxNumber ?? null,
      taxation: priced.taxation,
      wantsInvoiceByMail: company?.invoiceByMail ?? false,
      ...invoiceAddressAfter(order, company),
      subtotal: priced.subtotal,
      shippingCost: priced.shippingCost,
      daysFrom: priced.days?.from ?? null,
      daysTo: priced.days?.to ?? null,
      discountAmount: money(priced.discountAmount + letOff),
      waived: money(priced.waived + letOff),
      total: money(priced.total - letOff),
      due: money(Math.max(0, due - letOff)),
      holdsStock: true,
      ...(order.discountCodeId !== null && { holdsCodeUse: priced.holdsCode }),
      ...(!priced.holdsCode && { discountCodeId: null, discountCode: null, holdsCodeUse: false }),
      // The office has promised the goods, as for an order of its own.
      ...(!isPaid && { keepsStock: true, payableUntil: sql`greatest(${orders.payableUntil}, ${payableUntil})` }),
    })
    .where(eq(orders.id, id))
  // Links in letters to the former address shall show nothing of the order any more: it may be a stranger's.
  if (recipient.email.toLowerCase() !== order.email.toLowerCase())
    await transaction.delete(orderLinks).where(eq(orderLinks.orderId, id))
  const details = { from: order.total, to: priced.total - letOff, lines: sayLines(lines, rows), parts, by: by.username }
  await recordEvent(transaction, id, 'content_changed', 'administrator', details)
  await recordAudit(transaction, by, {
    action: 'changed',
    subject: 'order',
    id,
    name: order.number,
    before: { total: printMoney(order.total), shippingMethod: order.shippingMethod },
    after: { total: printMoney(money(priced.total - letOff)), shippingMethod, changedParts: parts },
  })
  const refunded = isPaid ? money(Math.max(0, -due)) : money(0)
  const shares = sharesOf(await readOrderMoney(transaction, id), refunded)
  if (!shares.ok) return shares
  const given: RefundRow[] = []
  for (const { payment, amount } of shares.value)
    given.push(await recordRefund(transaction, by, payment, { amount, isOfChange: true }))
  await mailChanged(transaction, id, refunded)
  if (isPaid) await invoiceIfOwed(transaction, { orderId: id })
  await issueCorrections(transaction, id)
  return done(given)
}

/** What is due after a change, and what of it the customer is let off. */
function differenceOf(
  order: LockedOrder['order'],
  asked: OrderContent,
  priced: PricedChange,
): Outcome<{ due: Money; letOff: Money }, typeof orderNotChangeable> {
  const isPaid = order.paymentStatus === 'paid'
  const due = isPaid ? money(order.due + priced.total - order.total) : order.due
  const letOff = money(isPaid && asked.difference === 'waive' ? Math.max(0, due) : 0)
  // Only goods can be let off: what is delivered is paid.
  return priced.discountAmount + letOff > priced.subtotal ? orderNotChangeable : done({ due, letOff })
}

/** Which payments give back how much of this sum, those of differences first. */
function sharesOf(
  all: OrderMoney,
  sum: Money,
): Outcome<{ payment: PaymentRow; amount: Money }[], ReturnType<typeof changeRefundTooHigh>> {
  const paid = all.payments.filter(({ state }) => state === 'paid').toReversed()
  let left: number = sum
  const shares = paid.map((payment) => {
    const amount = money(Math.min(left, refundableOf(all, payment)))
    left -= amount
    return { payment, amount }
  })
  return left > 0 ? changeRefundTooHigh(printMoney(money(sum - left))) : done(shares.filter(({ amount }) => amount > 0))
}

/** What is another thing by the change, without saying what it was: people's data stay out of the log and the history. */
function changedParts(
  order: LockedOrder['order'],
  lines: Said[],
  { recipient, shippingMethod, pickupPoint, company }: OrderContent,
  priced: PricedChange,
): ChangedPart[] {
  const { email, phone, firstName, lastName, ...address } = recipient
  const isOther = (wanted: object) =>
    Object.entries(wanted).some(([name, value]) => order[name as keyof typeof order] !== value)
  const point = shippingMethod === 'inpost' ? codeOfPoint(pickupPoint) : null
  const parts: Record<ChangedPart, boolean> = {
    goods: sayLines(lines, priced.lines) !== '' || priced.total !== order.total,
    delivery: shippingMethod !== order.shippingMethod || point !== codeOfPoint(order.pickupPoint),
    address: isOther(address),
    recipient: isOther({ firstName, lastName, phone }),
    email: isOther({ email }),
    company: isOther({
      companyName: company?.name ?? null,
      taxNumber: company?.taxNumber ?? null,
      wantsInvoiceByMail: company?.invoiceByMail ?? false,
      ...invoiceAddressAfter(order, company),
    }),
  }
  return (Object.keys(parts) as ChangedPart[]).filter((part) => parts[part])
}

/** The address for the invoice after a change. Where nothing is said of it, the same buyer keeps theirs. */
function invoiceAddressAfter(order: LockedOrder['order'], company: OrderContent['company']) {
  const isSame = (company?.taxNumber ?? null) === order.taxNumber && company?.invoiceAddress === undefined
  return invoiceAddressColumns(isSame ? invoiceAddressOf(order) : company?.invoiceAddress)
}

type Said = { productName: string; quantity: number }

/** What was ordered, before and after, in the names of the goods. */
function sayLines(before: Said[], after: Said[]): string {
  const say = (lines: Said[]) => lines.map(({ productName, quantity }) => `${quantity} × ${productName}`).join(', ')
  return say(before) === say(after) ? '' : `${say(before)} → ${say(after)}`
}
