import { readMoney } from '../../../kernel/money.ts'
import { PanelBadge, type Tone } from '../../../panel-kit/PanelBadge.tsx'
import type { OrderStatus, PaymentStatus, ShippingStatus } from '../../orders/order.ts'
import { orderPanel } from './order-words.ts'

const statusTones: Record<OrderStatus, Tone> = {
  pending: 'waiting',
  confirmed: 'plain',
  processing: 'plain',
  shipped: 'good',
  delivered: 'good',
  completed: 'good',
  cancelled: 'bad',
}
const paymentTones: Record<PaymentStatus, Tone> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'plain',
}
const shippingTones: Record<ShippingStatus, Tone> = {
  not_shipped: 'plain',
  preparing: 'waiting',
  shipped: 'good',
  delivered: 'good',
}

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <PanelBadge tone={statusTones[status]}>{orderPanel.status[status]}</PanelBadge>
)

interface Paid {
  paymentStatus: PaymentStatus
  /** What went back of the payment by which it is paid. */
  refundedAmount: string
}

/** A partial refund of a paid order shows as such. */
export function PaymentBadge({ paymentStatus, refundedAmount }: Paid) {
  if (paymentStatus === 'paid' && readMoney(refundedAmount) > 0)
    return <PanelBadge tone="waiting">{orderPanel.refundedInPart}</PanelBadge>
  return <PanelBadge tone={paymentTones[paymentStatus]}>{orderPanel.payment[paymentStatus]}</PanelBadge>
}

export const ShippingBadge = ({ status }: { status: ShippingStatus }) => (
  <PanelBadge tone={shippingTones[status]}>{orderPanel.shipping[status]}</PanelBadge>
)
