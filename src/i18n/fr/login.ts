import type { LoginTexts } from '../login.ts'

export const login: LoginTexts = {
  about: { title: 'Connexion' },
  back: 'Retour à la boutique',
  title: 'Se connecter',
  lead: 'Un compte garde votre adresse et vos commandes. Sans compte, le sel est le même\u00A0: il suffit de saisir l’adresse à chaque fois.',
}
