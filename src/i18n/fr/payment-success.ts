import type { PaymentSuccessTexts } from '../payment-success.ts'

export const paymentSuccess: PaymentSuccessTexts = {
  about: { title: 'Paiement de votre commande' },
  title: 'Merci pour votre commande',
  lead: {
    paid: 'Votre paiement est arrivé. Nous commençons à emballer.',
    waiting:
      'Nous attendons encore la confirmation de votre paiement, l’affaire d’un instant en général. Cette page vous le dira dès qu’elle arrive, et nous vous écrirons aussi un e-mail.',
    unknown:
      'Nous n’avons pas encore la confirmation de votre paiement. Dès qu’elle arrive, nous vous écrirons un e-mail. Inutile de payer une seconde fois.',
    failed:
      'La banque ne l’a pas accepté, il a été interrompu ou le délai est passé. Votre panier est intact\u00A0: vous pouvez réessayer ou payer autrement.',
  },
  givenUp:
    'La confirmation de votre paiement n’est toujours pas arrivée. Vous pouvez fermer cette page sans crainte\u00A0: dès qu’elle arrive, nous vous écrirons un e-mail. Ne payez pas une seconde fois.',
  checkAgain: 'Vérifier à nouveau',
  order: 'Numéro de commande',
  transaction: 'Numéro de transaction',
  next: {
    heading: 'Et ensuite\u00A0?',
    steps: [
      {
        name: 'Un e-mail de confirmation',
        explanation: 'Il part à l’adresse de la commande, avec tout ce que vous avez commandé.',
      },
      {
        name: 'La préparation de l’envoi',
        explanation: 'Nous emballons le sel et remettons le colis au transporteur.',
      },
      { name: 'Un numéro de suivi', explanation: 'Nous vous l’enverrons par e-mail quand le colis prendra la route.' },
    ],
  },
  toStore: 'Retour à la boutique',
  withdraw: 'Se rétracter du contrat ici',
  questions: 'Des questions\u00A0? Écrivez-nous\u00A0:',
  failed: {
    title: 'Le paiement n’a pas abouti',
    tryAgain: 'Réessayer',
    toCart: 'Retour au panier',
    withoutCart:
      'La banque ne l’a pas accepté, il a été interrompu ou le délai est passé. L’e-mail que nous vous avons envoyé contient un lien vers votre commande\u00A0: vous y lirez la suite.',
  },
}
