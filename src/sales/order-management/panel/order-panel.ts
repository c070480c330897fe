import type { PaymentStatus } from '../../orders/order.ts'
import { orderStates } from '../../orders/texts/pl.ts'

/** What the panel calls the states of an order: a customer has paid or not, the office also wants to know why not. */
export const orderPanel = {
  status: orderStates.status,
  payment: {
    pending: 'Oczekuje',
    paid: 'Opłacone',
    failed: 'Nieudana',
    refunded: 'Zwrócono',
  } satisfies Record<PaymentStatus, string>,
  /** Of what is paid, a part went back. */
  refundedInPart: 'Zwrócono częściowo',
  shipping: orderStates.shipping,
}
