import { momentInPoland, shownInPoland } from '../../kernel/polish-time.ts'
import { claimYears, returnDays } from '../../legal/legal.ts'
import type { Fate, Reason } from '../../personal-data/personal-record.ts'
import { retentionOf } from '../../personal-data/retention.ts'
import type { AttentionReason, OrderStatus, PaymentStatus } from '../orders/order.ts'

interface Standing {
  status: OrderStatus
  paymentStatus: PaymentStatus
  needsAttention: AttentionReason | null
  paidAt: Date | null
  payableUntil: Date
  /** The delivery date, as far as it was recorded. */
  arrivedAt: Date
  /** Whether a payment or a refund is in progress. */
  isMoneyOpen: boolean
  total: number
  /** The amount refunded. */
  refunded: number
  /** The year of its last invoice or correction. */
  lastDocumentIn: number | null
  companyName: string | null
  taxNumber: string | null
  /** Nobody but this order says who bought, and the shop has no cash register because it sells by mail. */
  needsEvidence?: boolean
}

export interface Erasure {
  fate: Fate
  why: Reason[]
  until: Date | null
}

const kept = (why: Reason, until: Date | null = null): Erasure => ({ fate: 'kept', why: [why], until })

/** Whether an order can be anonymised now, and what is kept. While the contract is open, both sides need the data. */
export function erasureOf(order: Standing, now: Date): Erasure {
  const { status, paymentStatus, payableUntil, arrivedAt, paidAt } = order
  if (status === 'pending' && paymentStatus !== 'paid') return kept('order_payable', payableUntil)
  if (order.isMoneyOpen || order.needsAttention !== null) return kept('money_open')
  // After a partial refund, the rest is kept on purpose, such as the postage.
  const isUnreturned = order.total > 0 && order.refunded === 0
  if (status === 'cancelled' && paymentStatus === 'paid' && isUnreturned) return kept('money_open')
  const isOver = status === 'delivered' || status === 'completed' || status === 'cancelled'
  if (!isOver) return kept('order_under_way')
  const returnable = daysAfter(arrivedAt, returnDays)
  if (status !== 'cancelled' && paymentStatus === 'paid' && returnable > now)
    return kept('order_returnable', returnable)
  if (paidAt === null) return { fate: 'anonymised', why: [], until: null }
  const why: Reason[] = [namesCompany(order) ? 'invoiced' : 'tax_records']
  if (order.needsEvidence) why.push('sale_evidence')
  if (status !== 'cancelled' && daysAfter(arrivedAt, claimYears * 365) > now) why.push('claims_possible')
  return { fate: 'anonymised', why, until: endOfTaxTime(paidAt, order.lastDocumentIn) }
}

/** A buyer with a tax number is on an invoice, which tax law requires to be kept. */
export const namesCompany = ({ companyName, taxNumber }: Pick<Standing, 'companyName' | 'taxNumber'>): boolean =>
  companyName !== null || taxNumber !== null

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)

/** The end of the year, by the Polish calendar, in which the tax claim lapses or the last document may be deleted. */
function endOfTaxTime(paidAt: Date, lastDocumentIn: number | null): Date {
  const ofPayment = Number(shownInPoland(paidAt).slice(0, 4)) + retentionOf.paidOrders.years
  const ofDocuments = (lastDocumentIn ?? 0) + retentionOf.invoices.years
  return momentInPoland(`${Math.max(ofPayment, ofDocuments)}-12-31T23:59:59`)
}
