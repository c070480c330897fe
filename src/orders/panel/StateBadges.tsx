import { orderPanel } from '../../i18n/pl/order-panel.ts'
import { PanelBadge, type Tone } from '../../web/panel/PanelBadge.tsx'
import type { OrderStatus, PaymentStatus, ShippingStatus } from '../order.ts'

const statusTones: Record<OrderStatus, Tone> = {
  pending: 'waiting',
  confirmed: 'good',
  processing: 'waiting',
  shipped: 'plain',
  delivered: 'plain',
  completed: 'plain',
  cancelled: 'bad',
}
const paymentTones: Record<PaymentStatus, Tone> = { pending: 'waiting', paid: 'good', failed: 'bad', refunded: 'plain' }
const shippingTones: Record<ShippingStatus, Tone> = {
  not_shipped: 'plain',
  preparing: 'waiting',
  shipped: 'good',
  delivered: 'good',
}

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <PanelBadge tone={statusTones[status]}>{orderPanel.status[status]}</PanelBadge>
)
export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <PanelBadge tone={paymentTones[status]}>{orderPanel.payment[status]}</PanelBadge>
)
export const ShippingBadge = ({ status }: { status: ShippingStatus }) => (
  <PanelBadge tone={shippingTones[status]}>{orderPanel.shipping[status]}</PanelBadge>
)
