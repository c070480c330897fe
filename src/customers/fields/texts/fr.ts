import type * as pl from './pl.ts'

export const customerFields: typeof pl.customerFields = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Téléphone (facultatif)',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Répétez le mot de passe',
  showPassword: 'Afficher le mot de passe',
  passwordRule: 'Au moins 8 caractères. Une phrase entière convient aussi.',
}
