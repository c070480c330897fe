import type * as pl from './pl.ts'

/** What an order's parts are called outside of pages, such as on the payment provider's page. */
export const orderTexts = {
  surcharge: (order: string) => `Nachzahlung zur Bestellung ${order}`,
  shipping: { home: 'Lieferung nach Hause', inpost: 'Paketautomat' },
}

export const orderStates: typeof pl.orderStates = {
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
