import { brand } from '../../brand.ts'
import type { JoinTexts } from '../join.ts'

export const join: JoinTexts = {
  about: {
    title: 'Nous rejoindre',
    description: `Présentez votre candidature à ${brand.name} en tant que chef, restaurant ou hôtel. Les supports numériques vous parviennent sous 24 à 48 heures.`,
  },
  title: 'Nous rejoindre',
  lead: 'Un ingrédient nous réunit : un sel que quelqu’un a récolté à la main. Dites-nous qui vous êtes et où vous cuisinez. Quelques minutes suffisent.',
  whatComes: 'Et ensuite',
  coming: [
    { when: 'Aussitôt', what: 'Une confirmation dans votre messagerie.' },
    { when: '24 à 48 heures', what: 'Les supports numériques : logos, visuels pour les réseaux sociaux, certificat.' },
    {
      when: 'Après votre publication',
      what: 'Un colis de notre part, dès que vous aurez montré les supports sur les réseaux sociaux et envoyé le lien.',
    },
  ],
  needsJavaScript:
    'La candidature par formulaire nécessite JavaScript. Vous pouvez aussi nous écrire un simple e-mail :',
  choose: 'Choisissez votre adhésion',
  kinds: {
    chef: {
      name: 'Chef de cuisine',
      explanation: 'Vous cuisinez et vous répondez du goût de vos plats.',
      heading: 'Candidature d’un chef',
    },
    restaurant: {
      name: 'Restaurant ou hôtel',
      explanation: 'Vous tenez une maison où l’on revient.',
      heading: 'Candidature d’un restaurant ou d’un hôtel',
    },
  },
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
    hint: 'JPEG, PNG ou WebP, 10 Mo au plus.',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer la photo',
    preview: 'Aperçu de la photo choisie',
  },
  newsletterNotice: `En envoyant cette candidature, vous vous abonnez aussi à la lettre d’information de ${brand.name}. Chaque message permet de se désabonner en un clic.`,
  submit: 'Envoyer la candidature',
  sending: 'Envoi…',
  sent: {
    chef: 'Merci ! Votre candidature a été envoyée. Veuillez consulter votre messagerie.',
    restaurant: 'Merci ! La candidature de votre maison a été envoyée. Veuillez consulter votre messagerie.',
  },
  failed: 'Erreur lors de l’envoi du formulaire',
  alreadyApplied: {
    chef: 'Un chef avec cette adresse e-mail existe déjà',
    restaurant: 'Une organisation avec cette adresse e-mail existe déjà',
  },
}
