import type { OrderTexts } from '../order.ts'

export const order: OrderTexts = {
  about: {
    title: 'Commande',
    description: 'Ce qui a été commandé, et où en sont le colis et le paiement.',
  },
  title: 'Commande',
  orderedOn: (day) => `Passée le ${day}`,
  loading: 'Chargement de la commande',
  toAccount: 'Votre compte',
  toStore: 'Vers la boutique',
  needsJavaScript:
    'Cette commande ne se consulte ici qu’avec JavaScript. Pour toute question, écrivez à notre bureau\u00A0:',
  unknown: {
    heading: 'Nous ne connaissons pas ce lien',
    explanation:
      'Il n’a peut-être été copié qu’en partie. Ouvrez-le directement depuis le message ou écrivez à notre bureau\u00A0: nous regarderons où en est la commande.',
  },
  notOnAccount: {
    heading: 'Cette commande n’existe pas',
    explanation: 'Ce compte n’a pas de commande à cette adresse. Toutes celles qu’il a y sont listées.',
  },
  signedOut: {
    heading: 'Connectez-vous pour voir la commande',
    explanation: 'Personne n’est connecté ici. La session a peut-être expiré ou a été fermée depuis un autre appareil.',
    toLogin: 'Se connecter',
  },
  failed: {
    heading: 'La commande n’a pas pu être chargée',
    explanation: 'Vérifiez votre accès à Internet et réessayez dans un instant.',
  },
  tryAgain: 'Réessayer',
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
  payment: { heading: 'Paiement', paidOn: (day) => `Payée le ${day}` },
  questions: 'Une question sur la commande\u00A0? Écrivez à notre bureau\u00A0:',
}
