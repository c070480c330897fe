import { brand } from '../../brand.ts'
import type * as pl from './pl.server.ts'

export const accountCreated: typeof pl.accountCreated = {
  get subject() {
    return `Votre compte chez ${brand.name}`
  },
  heading: 'Votre compte est prêt',
  explanation:
    'Un compte a été créé avec cette adresse dans notre boutique. Confirmez l’adresse et vous y verrez aussi les commandes passées sans compte. Le lien est valable une semaine, lorsque vous êtes connecté à votre compte.',
  toAccount: 'Ouvrir le compte',
  prove: 'Confirmer l’adresse e-mail',
  notYou:
    'Ce n’était pas vous\u00A0? Quelqu’un a sans doute saisi votre adresse. Sur la page de connexion, choisissez «\u00A0Mot de passe oublié\u00A0?\u00A0» et définissez-en un nouveau\u00A0: cette personne sera déconnectée et vous pourrez supprimer le compte.',
}

export const emailProof: typeof pl.emailProof = {
  subject: 'Confirmez votre adresse e-mail',
  heading: 'Confirmez votre adresse e-mail',
  explanation:
    'Vous verrez ensuite dans votre compte les commandes passées sans compte avec cette adresse. Le lien est valable une semaine, lorsque vous êtes connecté à votre compte.',
  prove: 'Confirmer l’adresse e-mail',
  notYou: 'Ce n’était pas vous\u00A0? Vous n’avez rien à faire\u00A0: sans votre compte, ce lien ne change rien.',
}

export const passwordRecovery: typeof pl.passwordRecovery = {
  subject: 'Choisissez un nouveau mot de passe',
  heading: 'Un nouveau mot de passe pour votre compte',
  explanation:
    'Quelqu’un a demandé un nouveau mot de passe pour le compte lié à cette adresse. Le lien est valable une heure et une seule fois.',
  toForm: 'Choisir un mot de passe',
  notYou: 'Ce n’était pas vous\u00A0? Vous n’avez rien à faire\u00A0: votre mot de passe actuel reste valable.',
}

export const passwordChanged: typeof pl.passwordChanged = {
  subject: 'Votre mot de passe a été modifié',
  heading: 'Votre mot de passe a été modifié',
  explanation: 'Votre compte a un nouveau mot de passe. Tous les autres appareils ont été déconnectés.',
  notYou:
    'Ce n’était pas vous\u00A0? Choisissez sans attendre votre propre mot de passe. Nous enverrons le lien à cette adresse.',
  toRecovery: 'Demander le lien',
}

export const accountDeleted: typeof pl.accountDeleted = {
  subject: 'Votre compte a été supprimé',
  heading: 'Votre compte a été supprimé',
  explanation:
    'L’adresse et le numéro de téléphone enregistrés ont été supprimés avec lui. Il n’est plus possible de se connecter.',
  toStore: 'Aller à la boutique',
  get notYou() {
    return `Ce n’était pas vous\u00A0? Écrivez-nous à ${brand.officeEmail}.`
  },
}

export const accountExport: typeof pl.accountExport = { file: 'mes-donnees' }
