import type * as pl from './pl.ts'

export const unsubscribe: typeof pl.unsubscribe = {
  about: { title: 'Se désabonner de la lettre d’information' },
  question: {
    heading: 'Se désabonner de la lettre d’information\u00A0?',
    explanation:
      'Après un clic sur le bouton, nous n’enverrons plus de lettre d’information à l’adresse qui a reçu le message contenant ce lien. Les messages sur vos commandes et votre adhésion continueront d’arriver.',
  },
  unsubscribe: 'Me désabonner',
  done: {
    heading: 'Le désabonnement est fait',
    explanation:
      'Nous n’enverrons plus de lettre d’information à cette adresse. Les messages sur vos commandes et votre adhésion continueront d’arriver.',
  },
  unknown: {
    heading: 'Nous ne connaissons pas ce lien',
    explanation:
      'Il n’a peut-être été copié qu’en partie. Ouvrez-le directement depuis le message ou écrivez à notre bureau\u00A0: nous désabonnerons l’adresse pour vous.',
  },
  failed: {
    heading: 'Une erreur s’est produite',
    explanation: 'Nous ne pouvons pas vérifier ce lien pour le moment. Veuillez réessayer dans un instant.',
  },
  tryAgain: 'Réessayer',
  toHome: 'Vers l’accueil',
}
