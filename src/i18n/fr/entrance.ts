import type { EntranceTexts } from '../entrance.ts'
import { customerFields } from './customer-fields.ts'

export const entrance: EntranceTexts = {
  guest: {
    heading: 'Acheter sans compte',
    explanation:
      'Vous donnez votre adresse au moment de commander et la confirmation arrive par e-mail. Le compte peut attendre.',
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
    heading: (firstName) => `Bonjour, ${firstName}`,
    explanation: (email) => `Vous êtes sur votre compte\u00A0: ${email}.`,
    toStore: 'Vers la boutique',
    toAccount: 'Votre compte',
    signOut: 'Se déconnecter',
  },
  needsJavaScript:
    'La connexion et l’inscription ne fonctionnent qu’avec JavaScript. Pour toute question, écrivez à notre bureau\u00A0:',
}
