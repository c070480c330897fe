import { orderPanel } from './order-panel.ts'
import { readMoney } from '../../../kernel/money.ts'
import { PanelBadge } from '../../../panel-kit/PanelBadge.tsx'
import type { OrderStatus, PaymentStatus, ShippingStatus } from '../../orders/order.ts'
import { paymentTones, shippingTones, statusTones } from './order-words.ts'

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <PanelBadge tone={statusTones[status]}>{orderPanel.status[status]}</PanelBadge>
)

interface Paid {
  paymentStatus: PaymentStatus
  /** What went back of the payment by which it is paid. */
  refundedAmount: string
}

/** What is paid isn't wholly ours where a part of it went back. */
export function PaymentBadge({ paymentStatus, refundedAmount }: Paid) {
  if (paymentStatus === 'paid' && readMoney(refundedAmount) > 0)
    return <PanelBadge tone="waiting">{orderPanel.refundedInPart}</PanelBadge>
  return <PanelBadge tone={paymentTones[paymentStatus]}>{orderPanel.payment[paymentStatus]}</PanelBadge>
}

export const ShippingBadge = ({ status }: { status: ShippingStatus }) => (
  <PanelBadge tone={shippingTones[status]}>{orderPanel.shipping[status]}</PanelBadge>
)
