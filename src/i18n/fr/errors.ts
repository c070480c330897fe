import type { ErrorTexts } from '../errors.ts'
import { application } from './application.ts'

export const errors: ErrorTexts = {
  malformed: 'La requête n’a pas pu être lue.',
  invalid: 'Veuillez corriger les champs signalés.',
  invalid_value: 'Cette valeur n’est pas valable.',
  not_signed_in: 'Veuillez vous connecter pour continuer.',
  forbidden: 'Cette action n’est pas autorisée.',
  not_found: 'Introuvable.',
  too_large: 'Les données envoyées sont trop volumineuses.',
  wrong_type: 'Ce type de contenu n’est pas pris en charge.',
  too_many: 'Trop de tentatives. Veuillez réessayer #.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  storage_full: 'Le disque du serveur est plein. Rien n’a été modifié.',
  internal: 'Une erreur est survenue de notre côté. Veuillez réessayer.',
  chef_already_applied: application.alreadyApplied.chef,
  restaurant_already_applied: application.alreadyApplied.restaurant,
  picture_unreadable:
    'Ce fichier n’est pas une image que nous pouvons lire. Utilisez JPEG, PNG, WebP, GIF, AVIF ou TIFF.',
  picture_too_big: 'Cette image est trop grande. Veuillez la réduire, par exemple à 12 mégapixels.',
  product_not_found: 'Ce produit n’existe pas.',
  unsubscribe_link_unknown: 'Nous ne connaissons pas ce lien de désabonnement.',
  email_taken: 'Cette adresse e-mail a déjà un compte. Connectez-vous ou choisissez un nouveau mot de passe.',
  wrong_email_or_password: 'Adresse e-mail ou mot de passe incorrect.',
  password_common:
    'Ce mot de passe est facile à deviner. Choisissez-en un autre, par exemple quelques mots qui ne disent rien de vous.',
  wrong_current_password: 'Ce n’est pas votre mot de passe actuel.',
  recovery_link_used: 'Ce lien a déjà servi. Au besoin, demandez-en un nouveau.',
  recovery_link_expired: 'Ce lien a expiré. Demandez-en un nouveau.',
  recovery_link_unknown: 'Nous ne connaissons pas ce lien. Demandez-en un nouveau.',
}
