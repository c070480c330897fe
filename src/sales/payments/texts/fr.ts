import type * as pl from './pl.ts'

export const demoPayment: typeof pl.demoPayment = {
  about: { title: 'Paiement test' },
  demonstration: 'Démonstration',
  heading: 'Paiement test',
  explanation:
    'Ce n’est pas un vrai paiement. La boutique n’est pas encore reliée à un prestataire de paiement\u00A0: cette page en tient lieu. Aucune carte ne vous sera demandée et aucune somme ne sera prélevée.',
  order: 'Commande',
  amount: 'À payer',
  pay: 'Effectuer le paiement test',
  decline: 'Refuser le paiement',
  back: 'Revenir sans payer',
  paid: {
    heading: 'Le paiement test a réussi',
    explanation: 'Aucune somme n’a été prélevée. La commande n’est considérée comme payée que pour la démonstration.',
  },
  declined: {
    heading: 'Le paiement a été refusé',
    explanation: 'C’est ce qui arrive à une commande quand la banque refuse. Il n’y a rien à payer.',
  },
  expired: {
    heading: 'Le délai de paiement est dépassé',
    explanation: 'Il n’est plus possible de payer ici. La page de la commande indique la suite.',
  },
  unknown: {
    heading: 'Nous ne connaissons pas ce paiement',
    explanation: 'L’adresse n’a peut-être été copiée qu’en partie. Les commandes se passent dans la boutique.',
  },
  failed: {
    heading: 'Une erreur est survenue',
    explanation: 'Nous ne pouvons pas vérifier ce paiement pour le moment. Veuillez réessayer dans un instant.',
  },
  tryAgain: 'Réessayer',
  toOrder: 'Voir où en est la commande',
  toStore: 'Aller à la boutique',
}

export const transferPayment: typeof pl.transferPayment = {
  recipient: 'Bénéficiaire',
  account: 'Numéro de compte',
  bank: 'Banque',
  received: 'Reçu',
  amount: 'Montant',
  missing: 'Il manque encore',
  title: 'Motif du virement',
  titleHint: 'Indiquez seulement ce numéro\u00A0: c’est ainsi que nous reconnaissons votre paiement.',
  until: (moment) => `Les produits vous sont réservés jusqu’au ${moment}. Un virement prend en général un jour ouvré.`,
  copy: 'Copier',
  copied: 'Copié',
  copyOf: (name) => `Copier\u00A0: ${name}`,
  code: 'Code de virement à scanner avec l’application d’une banque polonaise',
  codeHint: 'Scannez-le avec l’application d’une banque polonaisepour remplir le virement.',
  short: 'Une partie seulement du montant est arrivée. Veuillez virer le reste de la même façon.',
}
