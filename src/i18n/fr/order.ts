import type { OrderTexts } from '../order.ts'

export const order: OrderTexts = {
  about: { title: 'Commande' },
  title: 'Commande',
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
  ended: {
    heading: 'Ce lien a expiré',
    explanation:
      'Les liens vers les commandes sont valables 90 jours. Indiquez le numéro de commande et l’adresse e-mail, et nous en enverrons un nouveau.',
  },
  newLink: 'Demander un nouveau lien',
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
}
