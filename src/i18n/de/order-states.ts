import type { OrderStatesTexts } from '../order-states.ts'

export const orderStates: OrderStatesTexts = {
  status: {
    pending: 'Offen',
    confirmed: 'Bestätigt',
    processing: 'In Bearbeitung',
    shipped: 'Versandt',
    delivered: 'Zugestellt',
    completed: 'Abgeschlossen',
    cancelled: 'Storniert',
  },
  payment: {
    pending: 'Nicht bezahlt',
    paid: 'Bezahlt',
    failed: 'Nicht bezahlt',
    refunded: 'Erstattet',
  },
  shipping: {
    not_shipped: 'Nicht versandt',
    preparing: 'Wird gepackt',
    shipped: 'Versandt',
    delivered: 'Zugestellt',
  },
}
