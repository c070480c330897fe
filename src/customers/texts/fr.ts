import { customerFields } from '../fields/texts/fr.ts'
import type * as pl from './pl.ts'

export const account: typeof pl.account = {
  about: { title: 'Votre compte' },
}

export const accountSections: typeof pl.accountSections = {
  title: 'Votre compte',
  loading: 'Chargement du compte',
  signedInAs: (name, email) => `${name}, ${email}`,
  signOut: 'Se déconnecter',
  signedOut: {
    heading: 'Connectez-vous pour voir votre compte',
    explanation: 'Vous n’êtes pas connecté(e). La session a peut-être expiré ou a été fermée sur un autre appareil.',
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
    explanation: 'Nous remplissons cette adresse à chaque commande. Vous pourrez la modifier chaque fois.',
    emailFixed: 'L’adresse e-mail ne peut pas être modifiée ici.',
    submit: 'Enregistrer',
    sending: 'Enregistrement en cours…',
    saved: 'Vos coordonnées sont enregistrées',
  },
  orders: {
    heading: 'Commandes',
  },
  proof: {
    explanation:
      'Les commandes passées sans compte apparaîtront ici dès que vous aurez confirmé votre adresse e-mail. Le lien se trouve dans le message reçu à la création du compte.',
    ask: 'Envoyer un nouveau lien',
    sending: 'Envoi…',
    sent: 'Le lien est en route vers votre adresse e-mail.',
    failed: 'Le lien n’a pas pu être envoyé. Veuillez réessayer dans un instant.',
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
    explanation: 'Toutes vos données dans un seul fichier JSON.',
    download: 'Télécharger vos données',
  },
  deletion: {
    heading: 'Suppression du compte',
    open: 'Je veux supprimer mon compte',
    explanation:
      'Le compte et l’adresse sont supprimés aussitôt, et c’est irréversible. Les commandes et leurs données sont conservées aussi longtemps que la loi l’exige, mais n’appartiennent plus à aucun compte.',
    submit: 'Supprimer définitivement le compte',
    sending: 'Suppression en cours…',
    failed: 'Le compte n’a pas pu être supprimé. Vérifiez votre accès à Internet et réessayez.',
    done: 'Votre compte est supprimé.',
  },
  needsJavaScript: 'Le compte ne fonctionne qu’avec JavaScript. Pour toute question, écrivez à notre bureau\u00A0:',
}

export const entrance: typeof pl.entrance = {
  guest: {
    heading: 'Acheter sans compte',
    explanation:
      'Vous donnez votre adresse au moment de commander et la confirmation arrive par e-mail. Vous pourrez créer un compte plus tard.',
    go: 'Continuer sans compte',
    findOrder: 'Retrouver une commande passée sans compte',
  },
  tabs: { label: 'Compte client', login: 'Connexion', register: 'Inscription' },
  fields: customerFields,
  login: {
    submit: 'Se connecter',
    sending: 'Connexion en cours…',
    forgotten: 'Mot de passe oublié\u00A0?',
    failed: 'La connexion a échoué. Vérifiez votre accès à Internet et réessayez.',
    done: 'Connexion réussie\u00A0!',
  },
  register: {
    required: 'Tous les champs sont obligatoires, sauf le téléphone.',
    submit: 'Créer le compte',
    sending: 'Création du compte…',
    failed: 'Une erreur est survenue lors de l’inscription',
    done: 'Compte créé avec succès\u00A0!',
    toLogin: 'Se connecter avec cette adresse',
    toRecovery: 'Choisir un nouveau mot de passe',
  },
  error: 'Erreur',
  signedIn: {
    heading: (firstName) => `Bonjour ${firstName}`,
    explanation: (email) => `Vous êtes connecté(e) avec ${email}.`,
    toStore: 'Aller à la boutique',
    toAccount: 'Votre compte',
    signOut: 'Se déconnecter',
  },
  needsJavaScript:
    'La connexion et l’inscription ne fonctionnent qu’avec JavaScript. Pour toute question, écrivez à notre bureau\u00A0:',
}

export const login: typeof pl.login = {
  about: { title: 'Connexion' },
  back: 'Retour à la boutique',
  title: 'Se connecter',
  lead: 'Un compte garde votre adresse et vos commandes. Sans compte, le sel est le même, mais il faut saisir l’adresse à chaque fois.',
}

export const recover: typeof pl.recover = {
  about: { title: 'Nouveau mot de passe' },
  back: 'Retour à la connexion',
  title: 'Mot de passe oublié\u00A0?',
  lead: 'Saisissez l’adresse e-mail de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.',
}

export const recovery: typeof pl.recovery = {
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
  choice: {
    submit: 'Enregistrer le mot de passe',
    sending: 'Enregistrement en cours…',
    failed: 'Le mot de passe n’a pas pu être enregistré. Vérifiez votre accès à Internet et réessayez.',
  },
  error: 'Erreur',
  needsJavaScript:
    'Le mot de passe ne peut être changé qu’avec JavaScript. En cas de difficulté, écrivez à notre bureau\u00A0:',
}

export const newPassword: typeof pl.newPassword = {
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
    heading: 'Une erreur est survenue',
    explanation: 'Nous ne pouvons pas vérifier ce lien pour le moment. Veuillez réessayer dans un instant.',
  },
  tryAgain: 'Réessayer',
}

export const emailProof: typeof pl.emailProof = {
  about: { title: 'Confirmer l’adresse' },
  heading: 'Confirmez votre adresse e-mail',
  explanation: 'Vous verrez ensuite dans votre compte les commandes passées sans compte avec cette adresse.',
  submit: 'Confirmer l’adresse',
  sending: 'Confirmation…',
  signedOut: {
    heading: 'Connectez-vous pour confirmer l’adresse',
    explanation: 'Le lien n’est valable que pour le compte auquel il a été envoyé.',
  },
  toLogin: 'Se connecter',
  done: {
    heading: 'Votre adresse est confirmée',
    explanation:
      'Les commandes passées sans compte avec cette adresse sont maintenant dans votre compte. Les suivantes s’y ajouteront automatiquement.',
  },
  toAccount: 'Ouvrir le compte',
  unknown: {
    heading: 'Ce lien ne correspond pas à ce compte',
    explanation: 'Il a expiré ou a été envoyé pour un autre compte. Demandez-en un nouveau sur la page du compte.',
  },
  failed: 'L’adresse n’a pas pu être confirmée. Vérifiez votre connexion et réessayez.',
  error: 'Erreur',
  needsJavaScript: 'La confirmation nécessite JavaScript. En cas de difficulté, écrivez-nous\u00A0:',
}
