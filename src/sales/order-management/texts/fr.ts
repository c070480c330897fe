import type * as pl from './pl.ts'

/** The same to everybody who asks for a link to an order: it says to nobody whether there is one. */
export const orderLinkAnswer: string =
  'Si une commande porte ce numéro et cette adresse e-mail, le message contenant le nouveau lien est en route. Si vous ne le voyez pas, regardez dans vos courriers indésirables.'

export const findOrder: typeof pl.findOrder = {
  about: { title: 'Retrouver une commande' },
  title: 'Retrouver une commande',
  lead: 'Le lien vers une commande est valable 90 jours. Indiquez le numéro de commande et l’adresse e-mail, et nous en enverrons un nouveau. Aucun compte n’est nécessaire.',
  account: 'Les commandes passées avec un compte s’y trouvent toujours.',
  toAccount: 'Votre compte',
}

export const orderLink: typeof pl.orderLink = {
  number: 'Numéro de commande',
  numberHint: 'Par exemple S-2026-000123, dans la confirmation de commande.',
  email: 'E-mail',
  emailHint: 'Celui de la commande.',
  submit: 'Envoyer le lien',
  sending: 'Envoi en cours…',
  failed: 'La demande n’a pas pu être envoyée. Vérifiez votre accès à Internet et réessayez.',
  error: 'Erreur',
  sent: 'Consultez votre messagerie',
  sentNext: orderLinkAnswer,
  again: 'Indiquer une autre commande',
}

export const order: typeof pl.order = {
  about: { title: 'Commande' },
  title: 'Commande',
  loading: 'Chargement de la commande',
  toAccount: 'Votre compte',
  toStore: 'Aller à la boutique',
  needsJavaScript:
    'Cette commande ne se consulte ici qu’avec JavaScript. Pour toute question, écrivez à notre bureau\u00A0:',
  unknown: {
    heading: 'Nous ne connaissons pas ce lien',
    explanation:
      'Il n’a peut-être été copié qu’en partie. Ouvrez-le directement depuis le message ou écrivez à notre bureau\u00A0: nous regarderons où en est la commande.',
  },
  ended: {
    heading: 'Ce lien a expiré',
    explanation:
      'Les liens vers les commandes sont valables 90 jours. Indiquez le numéro de commande et l’adresse e-mail, et nous en enverrons un nouveau.',
  },
  newLink: 'Demander un nouveau lien',
  notOnAccount: {
    heading: 'Cette commande n’existe pas',
    explanation: 'Ce compte n’a pas de telle commande. Toutes ses commandes y figurent.',
  },
  signedOut: {
    heading: 'Connectez-vous pour voir la commande',
    explanation: 'Vous n’êtes pas connecté(e). La session a peut-être expiré ou a été fermée depuis un autre appareil.',
    toLogin: 'Se connecter',
  },
  failed: {
    heading: 'La commande n’a pas pu être chargée',
    explanation: 'Vérifiez votre accès à Internet et réessayez dans un instant.',
  },
  tryAgain: 'Réessayer',
}

export const orderView: typeof pl.orderView = {
  again: {
    label: 'Commander à nouveau',
    underWay: 'Ajout au panier…',
    failed: 'Les articles n’ont pas pu être mis au panier. Vérifiez votre connexion et réessayez.',
  },
  review: {
    heading: 'Que pensez-vous de ce sel\u00A0?',
    explanation: 'Dites quelques mots de votre achat\u00A0: nous publions les bons avis comme les mauvais.',
    write: 'Écrire un avis',
  },
  orderedOn: (day) => `Passée le ${day}`,
  situations: {
    payable: {
      heading: 'En attente de paiement',
      explanation: 'Dès que nous l’aurons reçu, nous préparerons votre colis.',
    },
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
      explanation: 'Nous avons reçu votre paiement. Pour le remboursement, écrivez à notre bureau\u00A0:',
    },
    cancelled_refunded: {
      heading: 'Annulée et remboursée',
      explanation: 'Nous vous remboursons par le moyen de paiement utilisé.',
    },
    refunded: { heading: 'Remboursée', explanation: 'Nous vous remboursons par le moyen de paiement utilisé.' },
    ordered: { heading: 'Reçue', explanation: 'Nous avons bien reçu votre commande.' },
    paid: { heading: 'Payée', explanation: 'Merci. Nous allons préparer votre colis.' },
    preparing: { heading: 'Nous préparons votre colis', explanation: 'Un e-mail vous dira quand il partira.' },
    shipped: { heading: 'Votre colis est en route', explanation: 'Le transporteur l’a pris en charge.' },
    delivered: { heading: 'Livrée', explanation: 'Merci et bon appétit.' },
  },
  progress: 'Suivi de la commande',
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
    byTransfer: 'Payer par virement',
    ratherByCard: 'Vous préférez payer tout de suite par carte ou BLIK\u00A0?',
    byCard: 'Payer par carte ou BLIK',
    amount: (total) => `À payer\u00A0: ${total}`,
    until: (moment) => `Vous pouvez payer jusqu’au ${moment}. Jusque-là, les prix de la commande sont maintenus.`,
    difference: (amount) => `Reste à payer\u00A0: ${amount}`,
    differenceWhy:
      'Votre commande a été modifiée et coûte davantage. Nous préparons le colis dès réception de la différence.',
    now: 'Payer maintenant',
    opening: 'Ouverture du paiement…',
    failed: 'Une erreur est survenue lors du traitement du paiement',
  },
  lines: 'Produits commandés',
  each: (price) => `${price} l’unité`,
  perKilogram: (price) => `${price} / kg`,
  subtotal: 'Produits',
  discount: 'Remise',
  shipping: 'Livraison',
  free: 'offerte',
  total: 'Total',
  delivery: {
    heading: 'Livraison',
    home: 'À une adresse',
    inpost: 'En consigne automatique',
    handedOver: 'Remise sur place',
    hours: (hours) => `Horaires\u00A0: ${hours}`,
    trackingNumber: 'Numéro de suivi',
    track: 'Suivre le colis',
  },
  recipient: 'Destinataire',
  invoice: { heading: 'Entreprise', taxNumber: 'Numéro fiscal' },
  payment: {
    heading: 'Paiement',
    paidOn: (day) => `Payée le ${day}`,
    taken: { Cash: 'espèces', Terminal: 'carte sur place' },
    refunded: (amount) => `${amount} remboursés`,
  },
  withdrawal: {
    heading: 'Rétractation du contrat',
    here: 'Se rétracter du contrat ici',
    whole: (moment) => `Vous vous êtes rétracté du contrat le ${moment}. La confirmation est dans vos e-mails.`,
    part: (moment, goods) => `Vous vous êtes rétracté d’une partie du contrat le ${moment}\u00A0: ${goods}`,
    late: (moment) => `Votre rétractation du ${moment} est arrivée après la fin du délai. Le bureau l’examinera.`,
  },
  documents: {
    heading: 'Documents',
    waits: 'La facture est en préparation. Vous la trouverez ici dès qu’elle sera prête.',
    untaxed: {
      within_union: 'TVA 0 %\u00A0: livraison intracommunautaire',
      export: 'TVA 0 %\u00A0: exportation hors de l’Union européenne',
      exempt: 'Sans TVA\u00A0: le vendeur en est exonéré',
    },
    proforma: 'Facture pro forma',
    invoice: (number) => `Facture ${number}`,
    correction: (number) => `Rectification ${number}`,
    onItsWay: 'En route vers KSeF. Vous la trouverez ici dès qu’elle aura son numéro.',
    issuedOn: (day) => `PDF, du ${day}`,
    toPay: 'PDF, à payer',
    ask: 'Établir une facture',
    asking: 'La facture est en cours d’établissement…',
    until: (name, day) => `Facture au nom de\u00A0: ${name}. Vous pouvez la demander jusqu’au ${day}.`,
    noTaxNumber: 'Un numéro fiscal s’indique lors de la commande et ne peut pas être ajouté plus tard.',
    failed: 'La facture n’a pas pu être établie.',
  },
  questions: 'Une question sur la commande\u00A0? Écrivez à notre bureau\u00A0:',
}

export const ownOrders: typeof pl.ownOrders = {
  loading: 'Chargement des commandes',
  empty: 'Vous n’avez pas encore de commande.',
  emptyNext: 'La première apparaîtra ici, avec son avancement.',
  toStore: 'Aller à la boutique',
  order: 'Commande',
  showMore: 'Afficher les commandes plus anciennes',
  showingMore: 'Chargement…',
  notLoaded: 'Les commandes n’ont pas pu être chargées.',
  moreNotLoaded:
    'Les commandes plus anciennes n’ont pas pu être chargées. Vérifiez votre accès à Internet et réessayez.',
  tryAgain: 'Réessayer',
}
