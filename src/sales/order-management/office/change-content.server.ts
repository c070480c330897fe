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
import { closeOpenSessions, isInProgress } from '../../payments/open-payments.server.ts'
import { paymentUnavailable, type PaymentProvider } from '../../payments/payment.ts'
import { payments, type RefundRow } from '../../payments/payments.table.ts'
import { recordRefund } from '../../payments/refunds/begin-refund.server.ts'
import { readOrderMoney, refundableOf } from '../../payments/refunds/order-money.server.ts'
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
  nothingDue,
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
    const priced = await priceChange(transaction, held.value, { ...asked, expectedTotal: null }, rates)
    if (!priced.ok) return priced
    const { order } = held.value
    const { total } = priced.value
    const due = order.paymentStatus === 'paid' ? order.due + total - order.total : 0
    return done({
      subtotal: printMoney(priced.value.subtotal),
      shippingCost: printMoney(priced.value.shippingCost),
      discountAmount: printMoney(priced.value.discountAmount),
      total: printMoney(total),
      totalBefore: printMoney(order.total),
      charge: printMoney(money(Math.max(0, due))),
      refund: printMoney(money(Math.max(0, -due))),
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
): Promise<Outcome<RefundRow[], ReturnType<typeof changeRefundTooHigh> | typeof orderNotChangeable>> {
  const { id } = order
  const parts = changedParts(order, lines, asked, priced)
  if (parts.length === 0) return done([])
  const isPaid = order.paymentStatus === 'paid'
  const due = isPaid ? money(order.due + priced.total - order.total) : order.due
  const letOff = money(asked.difference === 'waive' ? Math.max(0, isPaid ? due : 0) : 0)
  // Only goods can be let off: what is delivered is paid.
  if (priced.discountAmount + letOff > priced.subtotal) return orderNotChangeable
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
  const given = await giveBack(transaction, by, id, refunded)
  if (!given.ok) return given
  await mailChanged(transaction, id, refunded)
  if (isPaid) await invoiceIfOwed(transaction, { orderId: id })
  await issueCorrections(transaction, id)
  return given
}

/** Notes refunds of this sum, of the differences that were paid first. */
async function giveBack(
  transaction: Database,
  by: Acting,
  id: number,
  sum: Money,
): Promise<Outcome<RefundRow[], ReturnType<typeof changeRefundTooHigh>>> {
  const all = await readOrderMoney(transaction, id)
  const own = all.payments.filter(({ state }) => state === 'paid').toReversed()
  let left: number = sum
  const given: RefundRow[] = []
  for (const payment of own) {
    const amount = money(Math.min(left, refundableOf(all, payment)))
    if (amount === 0) continue
    left -= amount
    given.push(await recordRefund(transaction, by, payment, { amount, isOfChange: true }))
  }
  return left > 0 ? changeRefundTooHigh(printMoney(money(sum - left))) : done(given)
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

/** The office lets a customer off the difference of a change. */
export function waiveDifference(
  database: Database,
  by: Acting,
  id: number,
  version: number | undefined,
): Promise<Outcome<undefined, typeof orderNotFound | typeof orderChangedMeanwhile | typeof nothingDue>> {
  return transactionOrRefusal(database, async (transaction) => {
    const held = await lockOrder(transaction, id)
    if (!held) return orderNotFound
    const { order } = held
    if (version !== undefined && version !== order.version) return orderChangedMeanwhile
    if (order.due <= 0 || order.discountAmount + order.due > order.subtotal) return nothingDue
    await closeOpenSessions(transaction, id)
    const changes = {
      discountAmount: money(order.discountAmount + order.due),
      waived: money(order.waived + order.due),
      total: money(order.total - order.due),
      due: money(0),
    }
    await transaction
      .update(orders)
      .set({ ...bumpVersion, ...changes })
      .where(eq(orders.id, id))
    await recordEvent(transaction, id, 'surcharge_waived', 'administrator', { amount: order.due, by: by.username })
    const [before, after] = [{ total: printMoney(order.total) }, { total: printMoney(changes.total) }]
    await recordAudit(transaction, by, { action: 'changed', subject: 'order', id, name: order.number, before, after })
    await mailChanged(transaction, id, money(0))
    await issueCorrections(transaction, id)
    return done(undefined)
  })
}
