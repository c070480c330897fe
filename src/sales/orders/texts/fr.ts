import type * as pl from './pl.ts'

/** What an order's parts are called outside of pages, such as on the payment provider's page. */
export const orderTexts = {
  surcharge: (order: string) => `Complément pour la commande ${order}`,
  shipping: { home: 'Livraison à domicile', inpost: 'Consigne automatique' },
}

export const orderStates: typeof pl.orderStates = {
  status: {
    pending: 'En attente',
    confirmed: 'Confirmée',
    processing: 'En préparation',
    shipped: 'Expédiée',
    delivered: 'Livrée',
    completed: 'Terminée',
    cancelled: 'Annulée',
  },
  payment: {
    pending: 'Non payée',
    paid: 'Payée',
    failed: 'Non payée',
    refunded: 'Remboursée',
  },
  shipping: {
    not_shipped: 'Non expédiée',
    preparing: 'En préparation',
    shipped: 'Expédiée',
    delivered: 'Livrée',
  },
}
