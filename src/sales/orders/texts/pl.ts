/** What an order's parts are called outside of pages, such as on the payment provider's page. */
export const orderTexts = {
  surcharge: (order: string) => `Dopłata do zamówienia ${order}`,
  shipping: { home: 'Dostawa do domu', inpost: 'Punkt odbioru' },
}

/** What the states of an order are called, wherever they stand. */
export const orderStates = {
  status: {
    pending: 'Oczekujące',
    confirmed: 'Potwierdzone',
    processing: 'W realizacji',
    shipped: 'Wysłane',
    delivered: 'Dostarczone',
    completed: 'Zakończone',
    cancelled: 'Anulowane',
  },
  payment: {
    pending: 'Nieopłacone',
    paid: 'Opłacone',
    failed: 'Nieopłacone',
    refunded: 'Zwrócono pieniądze',
  },
  shipping: {
    not_shipped: 'Nie wysłane',
    preparing: 'Przygotowanie',
    shipped: 'Wysłane',
    delivered: 'Dostarczone',
  },
}
