import type { OrderViewTexts } from '../order-view.ts'

export const orderView: OrderViewTexts = {
  orderedOn: (day) => `Passée le ${day}`,
  situations: {
    payable: { heading: 'En attente de paiement', explanation: 'Dès qu’il arrive, nous préparons votre colis.' },
    unpaid: {
      heading: 'Non payée',
      explanation:
        'Cette commande ne peut plus être payée. Les mêmes produits peuvent être commandés à nouveau dans la boutique.',
    },
    cancelled: {
      heading: 'Annulée',
      explanation:
        'Cette commande n’a pas été payée. Les mêmes produits peuvent être commandés à nouveau dans la boutique.',
    },
    cancelled_paid: {
      heading: 'Annulée',
      explanation: 'Votre paiement est chez nous. Pour le remboursement, écrivez à notre bureau\u00A0:',
    },
    cancelled_refunded: {
      heading: 'Annulée et remboursée',
      explanation: 'Le paiement repart par où il est venu.',
    },
    refunded: { heading: 'Remboursée', explanation: 'Le paiement repart par où il est venu.' },
    ordered: { heading: 'Reçue', explanation: 'Nous avons votre commande.' },
    paid: { heading: 'Payée', explanation: 'Merci. Nous allons préparer votre colis.' },
    preparing: { heading: 'Nous préparons votre colis', explanation: 'Un e-mail vous dira quand il partira.' },
    shipped: { heading: 'Votre colis est en route', explanation: 'Le transporteur l’a pris en charge.' },
    delivered: { heading: 'Livrée', explanation: 'Merci et bon appétit.' },
  },
  progress: 'Le chemin de la commande',
  steps: {
    ordered: 'Commandée',
    paid: 'Payée',
    preparing: 'En préparation',
    shipped: 'Expédiée',
    delivered: 'Livrée',
  },
  reached: 'fait',
  ahead: 'pas encore',
  pay: {
    amount: (total) => `À payer\u00A0: ${total}`,
    until: (moment) => `Vous pouvez payer jusqu’au ${moment}. Jusque-là, les prix de la commande sont maintenus.`,
    now: 'Payer maintenant',
    opening: 'Ouverture du paiement…',
    failed: 'Une erreur est survenue lors du traitement du paiement',
    needsJavaScript: 'Le paiement se fait ici avec JavaScript. Vous pouvez aussi écrire à notre bureau\u00A0:',
  },
  lines: 'Produits commandés',
  each: (price) => `${price} l’unité`,
  subtotal: 'Produits',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'offerte',
  total: 'Total',
  delivery: {
    heading: 'Livraison',
    home: 'À une adresse',
    inpost: 'En consigne automatique',
    hours: (hours) => `Horaires\u00A0: ${hours}`,
    trackingNumber: 'Numéro de suivi',
    track: 'Suivre le colis',
  },
  recipient: 'Destinataire',
  invoice: { heading: 'Entreprise', taxNumber: 'Numéro fiscal' },
  payment: { heading: 'Paiement', paidOn: (day) => `Payée le ${day}`, refunded: (amount) => `${amount} remboursés` },
  questions: 'Une question sur la commande\u00A0? Écrivez à notre bureau\u00A0:',
}
