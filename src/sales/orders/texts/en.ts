import type * as pl from './pl.ts'

/** What an order's parts are called outside of pages, such as on the payment provider's page. */
export const orderTexts = {
  surcharge: (order: string) => `Additional payment for order ${order}`,
  shipping: { home: 'Home delivery', inpost: 'Parcel locker' },
}

export const orderStates: typeof pl.orderStates = {
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
