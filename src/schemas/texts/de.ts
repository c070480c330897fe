import type * as pl from './pl.ts'

export const fieldProblems: typeof pl.fieldProblems = {
  required: 'Dieses Feld ist erforderlich.',
  email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  too_long: (max) => `Dieser Text ist zu lang: Er darf höchstens ${max} Zeichen haben.`,
  photo_too_large: 'Dieses Foto ist zu groß: Die Datei darf höchstens 10 MB haben.',
  not_a_photo: 'Bitte wählen Sie ein Foto aus (JPEG, PNG, WebP, GIF, AVIF oder TIFF).',
  password_too_short: 'Das Passwort muss mindestens 8 Zeichen haben.',
  passwords_differ: 'Die Passwörter stimmen nicht überein',
  pickup_point: 'Bitte den Code einer Abholstelle eingeben, zum Beispiel KRA012.',
  tax_number: 'Bitte die Nummer prüfen: So kann sie nicht stimmen.',
}

export const alreadyApplied: typeof pl.alreadyApplied = {
  chef: 'Ein Küchenchef mit dieser E-Mail-Adresse existiert bereits',
  restaurant: 'Eine Organisation mit dieser E-Mail-Adresse existiert bereits',
}
