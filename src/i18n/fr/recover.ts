import { brand } from '../../brand.ts'
import type { RecoverTexts } from '../recover.ts'
import { customerFields } from './customer-fields.ts'

export const recover: RecoverTexts = {
  about: {
    title: 'Nouveau mot de passe',
    description: `Choisissez ici un nouveau mot de passe pour votre compte dans la boutique ${brand.name}.`,
  },
  back: 'Retour à la connexion',
  title: 'Mot de passe oublié\u00A0?',
  lead: 'Saisissez l’adresse e-mail de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.',
  fields: customerFields,
  request: {
    submit: 'Envoyer le lien',
    sending: 'Envoi en cours…',
    failed: 'La demande n’a pas pu être envoyée. Vérifiez votre accès à Internet et réessayez.',
    sent: 'Consultez votre messagerie',
    sentNext:
      'Si un compte existe à cette adresse, le message contenant le lien est en route. Le lien est valable une heure et une seule fois. Si vous ne le voyez pas, regardez dans vos courriers indésirables.',
    again: 'Saisir une autre adresse',
  },
  choose: {
    heading: 'Choisissez un nouveau mot de passe',
    explanation:
      'Après le changement, tous vos appareils seront déconnectés. Vous vous y connecterez avec le nouveau mot de passe.',
    submit: 'Enregistrer le mot de passe',
    sending: 'Enregistrement en cours…',
    failed: 'Le mot de passe n’a pas pu être enregistré. Vérifiez votre accès à Internet et réessayez.',
  },
  done: {
    heading: 'Votre mot de passe est changé',
    explanation: 'Tous vos appareils ont été déconnectés. Connectez-vous maintenant avec le nouveau mot de passe.',
  },
  toLogin: 'Se connecter',
  used: {
    heading: 'Ce lien a déjà servi',
    explanation: 'Chaque lien ne sert qu’une fois. Pour changer encore de mot de passe, demandez-en un nouveau.',
  },
  expired: {
    heading: 'Ce lien a expiré',
    explanation: 'Un lien est valable une heure. Demandez-en un nouveau, il arrive aussitôt.',
  },
  unknown: {
    heading: 'Nous ne connaissons pas ce lien',
    explanation:
      'Il n’a peut-être été copié qu’en partie. Ouvrez-le directement depuis le message ou demandez-en un nouveau.',
  },
  askAgain: 'Demander un nouveau lien',
  failed: {
    heading: 'Une erreur s’est produite',
    explanation: 'Nous ne pouvons pas vérifier ce lien pour le moment. Veuillez réessayer dans un instant.',
  },
  tryAgain: 'Réessayer',
  error: 'Erreur',
  needsJavaScript:
    'Le mot de passe ne peut être changé qu’avec JavaScript. En cas de difficulté, écrivez à notre bureau\u00A0:',
}
