import type { OrderStatesTexts } from '../order-states.ts'

export const orderStates: OrderStatesTexts = {
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
