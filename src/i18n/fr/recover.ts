import type { RecoverTexts } from '../recover.ts'

export const recover: RecoverTexts = {
  about: { title: 'Nouveau mot de passe' },
  back: 'Retour à la connexion',
  title: 'Mot de passe oublié\u00A0?',
  lead: 'Saisissez l’adresse e-mail de votre compte. Nous y enverrons un lien pour choisir un nouveau mot de passe.',
}
