import type * as pl from './pl.ts'

export const fieldProblems: typeof pl.fieldProblems = {
  required: 'Ce champ est obligatoire.',
  email: 'Veuillez saisir une adresse e-mail valide.',
  too_long: (max) => `Ce texte est trop long\u00A0: il peut compter au plus ${max} caractères.`,
  photo_too_large: 'Cette photo est trop lourde\u00A0: le fichier peut peser au plus 10\u00A0Mo.',
  not_a_photo: 'Veuillez choisir une photo (JPEG, PNG, WebP, GIF, AVIF ou TIFF).',
  password_too_short: 'Le mot de passe doit compter au moins 8 caractères.',
  passwords_differ: 'Les mots de passe ne sont pas identiques',
  pickup_point: 'Saisissez le code d’un point, par exemple KRA012.',
  tax_number: 'Vérifiez le numéro\u00A0: il ne peut pas être valable.',
}

export const alreadyApplied: typeof pl.alreadyApplied = {
  chef: 'Un chef avec cette adresse e-mail existe déjà',
  restaurant: 'Une organisation avec cette adresse e-mail existe déjà',
}
