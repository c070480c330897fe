import type { Money } from '../kernel/money.ts'
import { Heading, type Letter } from '../mail/letter.mail.tsx'
import type { AttentionReason, OrderDetails } from './order.ts'
const letter =
  (name: string) =>
  (order: OrderDetails, ..._more: unknown[]): Letter => ({
    subject: `${name} ${order.orderNumber}`,
    body: <Heading>{order.orderNumber}</Heading>,
  })
type L = (order: OrderDetails, link: string) => Letter
export const orderConfirmedLetter: (order: OrderDetails, link: string) => Letter = letter('confirmed')
export const paymentFailedLetter: (order: OrderDetails, link: string, why: 'declined' | 'expired') => Letter =
  letter('failed')
export const paymentReminderLetter: L = letter('reminder')
export const orderShippedLetter: L = letter('shipped')
export const orderDeliveredLetter: L = letter('delivered')
export const orderCancelledLetter: L = letter('cancelled')
export const orderRefundedLetter: (order: OrderDetails, link: string, amount: Money) => Letter = letter('refunded')
export const paymentBeingCheckedLetter: L = letter('checked')
export const orderPaidOfficeLetter: (order: OrderDetails) => Letter = letter('office paid')
export const orderAttentionOfficeLetter: (order: OrderDetails, reason: AttentionReason) => Letter =
  letter('office attention')
