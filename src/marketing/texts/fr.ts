import type * as pl from './pl.ts'

export const unsubscribe: typeof pl.unsubscribe = {
  about: { title: 'Se désabonner de la newsletter' },
  question: {
    heading: 'Se désabonner de la newsletter\u00A0?',
    explanation:
      'Après un clic sur le bouton, nous n’enverrons plus de newsletter à l’adresse qui a reçu le message contenant ce lien. Les messages sur vos commandes et votre adhésion continueront d’arriver.',
  },
  unsubscribe: 'Me désabonner',
  done: {
    heading: 'Vous êtes désabonné(e)',
    explanation:
      'Nous n’enverrons plus de newsletter à cette adresse. Les messages sur vos commandes et votre adhésion continueront d’arriver.',
  },
  unknown: {
    heading: 'Nous ne connaissons pas ce lien',
    explanation:
      'Il n’a peut-être été copié qu’en partie. Ouvrez-le directement depuis le message ou écrivez à notre bureau\u00A0: nous désabonnerons l’adresse pour vous.',
  },
  failed: {
    heading: 'Une erreur est survenue',
    explanation: 'Nous ne pouvons pas vérifier ce lien pour le moment. Veuillez réessayer dans un instant.',
  },
  tryAgain: 'Réessayer',
  toHome: 'Retour à l’accueil',
}

export const newsletter: typeof pl.newsletter = {
  about: { title: 'Newsletter' },
  heading: 'Nouvelles des salines',
  explanation:
    'Nouvelles récoltes, recettes et offres, directement dans votre boîte de réception. Nous vous enverrons d’abord un e-mail pour confirmer l’adresse.',
  asked: 'Encore une étape',
  faulty: 'Cela ne ressemble pas à une adresse e-mail. Vérifiez-la et réessayez.',
  toStore: 'Découvrir la boutique',
}

export const newsletterLink: typeof pl.newsletterLink = {
  about: { title: 'Confirmer la newsletter' },
  question: {
    heading: 'Souhaitez-vous recevoir la newsletter\u00A0?',
    explanation: 'Appuyez sur le bouton et nous écrirons à l’adresse qui a reçu l’e-mail contenant ce lien.',
  },
  confirm: 'Oui, volontiers',
  done: {
    heading: 'L’adresse est sur la liste',
    explanation: 'La newsletter arrivera à cette adresse. Vous pouvez vous désabonner d’un clic dans chaque numéro.',
  },
  left: {
    heading: 'Cette adresse est désabonnée',
    explanation:
      'Ce lien n’est plus valable, car l’adresse a été désabonnée. Vous pouvez demander de nouveau la newsletter.',
  },
  unknown: {
    heading: 'Ce lien ne fonctionne pas',
    explanation:
      'Un lien est valable 7 jours. Il a peut-être aussi été copié en partie seulement. Vous pouvez demander de nouveau la newsletter.',
  },
  failed: {
    heading: 'Une erreur est survenue',
    explanation: 'Nous ne pouvons pas vérifier ce lien pour le moment. Réessayez dans un instant.',
  },
  again: 'Demander la newsletter',
  tryAgain: 'Réessayer',
  toStore: 'Découvrir la boutique',
}
