import type { NewPasswordTexts } from '../new-password.ts'

export const newPassword: NewPasswordTexts = {
  about: { title: 'Nouveau mot de passe' },
  choose: {
    heading: 'Choisissez un nouveau mot de passe',
    explanation:
      'Après le changement, tous vos appareils seront déconnectés. Vous vous y connecterez avec le nouveau mot de passe.',
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
}
