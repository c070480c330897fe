import type { Tone } from '../../../panel-kit/PanelBadge.tsx'
import type { AttentionReason, OrderStatus, PaymentStatus, ShippingStatus } from '../../orders/order.ts'

/** How pressing a state is. What it is called stands in `i18n/pl/order-states.ts`. */
export const statusTones: Record<OrderStatus, Tone> = {
  pending: 'waiting',
  confirmed: 'plain',
  processing: 'plain',
  shipped: 'good',
  delivered: 'good',
  completed: 'good',
  cancelled: 'bad',
}
export const paymentTones: Record<PaymentStatus, Tone> = {
  pending: 'waiting',
  paid: 'good',
  failed: 'bad',
  refunded: 'plain',
}
export const shippingTones: Record<ShippingStatus, Tone> = {
  not_shipped: 'plain',
  preparing: 'waiting',
  shipped: 'good',
  delivered: 'good',
}

/** Why an order needs attention, in a few words; what to do about it is what the letter to the office says. */
export const attentionNames: Record<AttentionReason, string> = {
  paid_without_stock: 'opłacone, ale brakuje towaru',
  paid_when_cancelled: 'opłacone po anulowaniu',
  amount_differs: 'pobrano inną kwotę',
  paid_for_earlier_content: 'opłacone w\u00A0poprzedniej postaci',
  paid_twice: 'opłacone dwa razy',
  disputed: 'klient zakwestionował płatność w\u00A0banku',
  refund_failed: 'zwrot pieniędzy się nie udał',
  withdrawn: 'klient odstąpił od umowy',
}
