import { brand } from '../../brand.ts'
import type { ApplicationTexts } from '../application.ts'

export const application: ApplicationTexts = {
  changeType: 'Changer de type',
  allRequired: 'Tous les champs sont obligatoires, sauf la photo.',
  firstName: 'Prénom',
  lastName: 'Nom',
  organizationName: 'Nom du restaurant ou de l’hôtel',
  email: 'E-mail',
  chefAddress: 'Adresse postale pour vos supports',
  chefAddressHint: 'Pour nous seuls. Elle n’apparaît pas sur le site.',
  restaurantAddress: 'Adresse',
  restaurantAddressHint: 'Les visiteurs la verront sur le site.',
  chefDescription: 'Quelques mots sur vous',
  restaurantDescription: 'Quelques mots sur votre maison',
  descriptionHint: 'Ils paraîtront sur le site dès que nous aurons validé la candidature.',
  photo: {
    label: 'Photo (facultative)',
    hint: 'JPEG, PNG ou WebP, 10\u00A0Mo au plus.',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer la photo',
    preview: 'Aperçu de la photo choisie',
  },
  newsletterNotice: `En envoyant cette candidature, vous vous abonnez aussi à la lettre d’information de ${brand.name}. Chaque message permet de se désabonner en un clic.`,
  submit: 'Envoyer la candidature',
  sending: 'Envoi en cours…',
  sent: {
    chef: 'Merci\u00A0! Votre candidature a été envoyée. Veuillez consulter votre messagerie.',
    restaurant: 'Merci\u00A0! La candidature de votre maison a été envoyée. Veuillez consulter votre messagerie.',
  },
  failed: 'Erreur lors de l’envoi du formulaire',
  alreadyApplied: {
    chef: 'Un chef avec cette adresse e-mail existe déjà',
    restaurant: 'Une organisation avec cette adresse e-mail existe déjà',
  },
}
