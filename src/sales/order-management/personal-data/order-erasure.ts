import { momentInPoland, shownInPoland } from '../../../kernel/polish-time.ts'
import { claimYears, returnDays } from '../../../legal/legal.ts'
import type { Fate, Reason } from '../../../personal-data/personal-record.ts'
import { retentionOf } from '../../../personal-data/retention.ts'
import type { AttentionReason, OrderStatus, PaymentStatus } from '../../orders/order.ts'

interface Standing {
  status: OrderStatus
  paymentStatus: PaymentStatus
  needsAttention: AttentionReason | null
  paidAt: Date | null
  payableUntil: Date
  /** When it was brought, as far as anybody wrote it down. */
  arrivedAt: Date
  /** Whether a payment or a refund is under way. */
  isMoneyOpen: boolean
  total: number
  /** How much of it went back. */
  refunded: number
  /** In which year the last document about it was issued. */
  lastDocumentIn: number | null
  companyName: string | null
  taxNumber: string | null
}

export interface Erasure {
  fate: Fate
  why: Reason[]
  until: Date | null
}

const kept = (why: Reason, until: Date | null = null): Erasure => ({ fate: 'kept', why: [why], until })

/** Whether an order can be made nobody's already, and what then stays of it: while its contract goes on, neither side can do without. */
export function erasureOf(order: Standing, now: Date): Erasure {
  const { status, paymentStatus, payableUntil, arrivedAt, paidAt } = order
  if (status === 'pending' && paymentStatus !== 'paid') return kept('order_payable', payableUntil)
  if (order.isMoneyOpen || order.needsAttention !== null) return kept('money_open')
  // Who gave back a part has decided what the rest is for, such as the postage.
  const isUnreturned = order.total > 0 && order.refunded === 0
  if (status === 'cancelled' && paymentStatus === 'paid' && isUnreturned) return kept('money_open')
  const isOver = status === 'delivered' || status === 'completed' || status === 'cancelled'
  if (!isOver) return kept('order_under_way')
  const returnable = daysAfter(arrivedAt, returnDays)
  if (status !== 'cancelled' && paymentStatus === 'paid' && returnable > now)
    return kept('order_returnable', returnable)
  if (paidAt === null) return { fate: 'anonymised', why: [], until: null }
  const why: Reason[] = [namesCompany(order) ? 'invoiced' : 'tax_records']
  if (status !== 'cancelled' && daysAfter(arrivedAt, claimYears * 365) > now) why.push('claims_possible')
  return { fate: 'anonymised', why, until: endOfTaxTime(paidAt, order.lastDocumentIn) }
}

/** Whoever gave a tax number is on an invoice, which must tell for as long as tax law wants it. */
export const namesCompany = ({ companyName, taxNumber }: Pick<Standing, 'companyName' | 'taxNumber'>): boolean =>
  companyName !== null || taxNumber !== null

const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000)

/** The last moment of the year in which tax on what was paid then lapses, by Polish calendars, or its last document may go. */
function endOfTaxTime(paidAt: Date, lastDocumentIn: number | null): Date {
  const ofPayment = Number(shownInPoland(paidAt).slice(0, 4)) + retentionOf.paidOrders.years
  const ofDocuments = (lastDocumentIn ?? 0) + retentionOf.invoices.years
  return momentInPoland(`${Math.max(ofPayment, ofDocuments)}-12-31T23:59:59`)
}
