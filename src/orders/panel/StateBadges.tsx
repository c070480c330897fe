import { orderPanel } from '../../i18n/pl/order-panel.ts'
import { PanelBadge } from '../../web/panel/PanelBadge.tsx'
import type { OrderStatus, PaymentStatus, ShippingStatus } from '../order.ts'
import { paymentTones, shippingTones, statusTones } from './order-words.ts'

export const StatusBadge = ({ status }: { status: OrderStatus }) => (
  <PanelBadge tone={statusTones[status]}>{orderPanel.status[status]}</PanelBadge>
)
export const PaymentBadge = ({ status }: { status: PaymentStatus }) => (
  <PanelBadge tone={paymentTones[status]}>{orderPanel.payment[status]}</PanelBadge>
)
export const ShippingBadge = ({ status }: { status: ShippingStatus }) => (
  <PanelBadge tone={shippingTones[status]}>{orderPanel.shipping[status]}</PanelBadge>
)
