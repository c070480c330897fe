import type { OrderStatesTexts } from '../order-states.ts'

export const orderStates: OrderStatesTexts = {
  status: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    processing: 'Being prepared',
    shipped: 'Shipped',
    delivered: 'Delivered',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  payment: {
    pending: 'Not paid',
    paid: 'Paid',
    failed: 'Not paid',
    refunded: 'Refunded',
  },
  shipping: {
    not_shipped: 'Not shipped',
    preparing: 'Being packed',
    shipped: 'Shipped',
    delivered: 'Delivered',
  },
}
