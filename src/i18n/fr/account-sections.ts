import type { AccountSectionsTexts } from '../account-sections.ts'
import { customerFields } from './customer-fields.ts'

export const accountSections: AccountSectionsTexts = {
  title: 'Votre compte',
  loading: 'Chargement du compte',
  signedInAs: (name, email) => `${name}, ${email}`,
  signOut: 'Se déconnecter',
  signedOut: {
    heading: 'Connectez-vous pour voir votre compte',
    explanation:
      'Aucune session n’est ouverte ici\u00A0: il n’y en avait pas ou elle a été fermée sur un autre appareil.',
    toLogin: 'Se connecter',
  },
  failed: {
    heading: 'Votre compte n’a pas pu être chargé',
    explanation: 'Vérifiez votre accès à Internet et réessayez dans un instant.',
    tryAgain: 'Réessayer',
  },
  error: 'Erreur',
  saveFailed: 'L’enregistrement a échoué. Vérifiez votre accès à Internet et réessayez.',
  fields: {
    ...customerFields,
    address: 'Rue et numéro',
    postalCode: 'Code postal',
    city: 'Ville',
    country: 'Pays',
    currentPassword: 'Mot de passe actuel',
  },
  profile: {
    heading: 'Coordonnées et adresse',
    explanation: 'Cette adresse est reprise à chaque commande. Vous pourrez l’y modifier.',
    emailFixed: 'L’adresse e-mail ne peut pas être modifiée ici.',
    submit: 'Enregistrer',
    sending: 'Enregistrement en cours…',
    saved: 'Vos coordonnées sont enregistrées',
  },
  orders: {
    heading: 'Commandes',
  },
  password: {
    heading: 'Mot de passe',
    explanation: 'Après le changement, vos autres appareils seront déconnectés. Celui-ci reste connecté.',
    submit: 'Changer le mot de passe',
    sending: 'Enregistrement en cours…',
    changed: 'Votre mot de passe est changé',
    forgotten: 'Mot de passe actuel oublié\u00A0?',
  },
  sessions: {
    heading: 'Sessions actives',
    explanation: 'Là où votre compte est ouvert. Une session inutilisée se ferme après 30 jours.',
    loading: 'Chargement des sessions',
    isThisOne: 'Cette session',
    other: 'Autre session',
    started: 'Ouverte',
    lastUsed: 'Dernière utilisation',
    endOthers: 'Fermer les autres sessions',
    ending: 'Fermeture en cours…',
    ended: 'Les autres sessions sont fermées.',
    failed: 'Cela n’a pas fonctionné. Vérifiez votre accès à Internet et réessayez.',
    notLoaded: 'Les sessions n’ont pas pu être chargées.',
    tryAgain: 'Réessayer',
  },
  data: {
    heading: 'Vos données',
    explanation: 'Tout ce que le compte sait de vous, dans un seul fichier JSON.',
    download: 'Télécharger vos données',
  },
  deletion: {
    heading: 'Suppression du compte',
    open: 'Je veux supprimer mon compte',
    explanation:
      'Le compte et l’adresse sont effacés aussitôt, sans retour possible. Les commandes et leurs données sont conservées aussi longtemps que la loi l’exige, mais n’appartiennent plus à aucun compte.',
    submit: 'Supprimer définitivement le compte',
    sending: 'Suppression en cours…',
    failed: 'Le compte n’a pas pu être supprimé. Vérifiez votre accès à Internet et réessayez.',
    done: 'Votre compte est supprimé.',
  },
  needsJavaScript: 'Le compte ne fonctionne qu’avec JavaScript. Pour toute question, écrivez à notre bureau\u00A0:',
}
