import { brand } from '../../brand.ts'
import type * as pl from './pl.ts'

export const join: typeof pl.join = {
  about: { title: 'Rejoindre l’association des restaurateurs' },
  title: 'Nous rejoindre',
  lead: 'Un ingrédient nous réunit\u00A0: un sel que quelqu’un a récolté à la main. Dites-nous qui vous êtes et où vous cuisinez. Quelques minutes suffisent.',
  whatComes: 'Et ensuite',
  coming: [
    { when: 'Aussitôt', what: 'Une confirmation dans votre messagerie.' },
    {
      when: '24 à 48 heures',
      what: 'Les supports numériques\u00A0: logos, visuels pour les réseaux sociaux, certificat.',
    },
    {
      when: 'Après votre publication',
      what: 'Un colis de notre part, dès que vous aurez montré les supports sur les réseaux sociaux et envoyé le lien.',
    },
  ],
  missing: 'Le formulaire n’a pas pu être chargé. Vérifiez votre connexion, puis choisissez à nouveau.',
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
}

export const application: typeof pl.application = {
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
  descriptionHint: 'Ils apparaîtront sur le site dès que nous aurons validé la candidature.',
  photo: {
    label: 'Photo (facultative)',
    hint: 'JPEG, PNG ou WebP, 10\u00A0Mo au plus.',
    choose: 'Choisir une photo',
    change: 'Changer la photo',
    remove: 'Retirer la photo',
    preview: 'Aperçu de la photo choisie',
    again: 'Choisissez de nouveau la photo\u00A0: le navigateur ne la garde pas.',
  },
  get newsletterNotice() {
    return `En envoyant cette candidature, vous vous abonnez aussi à la newsletter de ${brand.name}. Chaque message permet de se désabonner en un clic.`
  },
  submit: 'Envoyer la candidature',
  sending: 'Envoi en cours…',
  sent: {
    chef: 'Merci\u00A0! Votre candidature a été envoyée. Veuillez consulter votre messagerie.',
    restaurant: 'Merci\u00A0! La candidature de votre maison a été envoyée. Veuillez consulter votre messagerie.',
  },
  failed: 'Erreur lors de l’envoi du formulaire',
}

export const success: typeof pl.success = {
  about: { title: 'Merci pour votre candidature' },
  title: { chef: 'Merci, chef', restaurant: 'Merci de nous ouvrir vos portes' },
  thanks: {
    chef: 'Votre candidature est entre nos mains. Une confirmation vous attend dans votre messagerie\u00A0; vous apparaîtrez sur le site dès que nous aurons validé la candidature.',
    restaurant:
      'La candidature de votre maison est entre nos mains. Une confirmation vous attend dans votre messagerie\u00A0; vous apparaîtrez sur le site dès que nous aurons validé la candidature.',
  },
  materials: {
    heading: 'Supports numériques',
    explanation: 'Ils arrivent par e-mail sous 24 à 48 heures.',
    list: [
      { name: 'Logos', use: 'pour la carte, le site et la porte' },
      { name: 'Visuels pour les réseaux sociaux', use: 'prêts à publier' },
      { name: 'Certificats', use: 'à imprimer et à encadrer' },
    ],
  },
  bonus: {
    heading: 'Un colis de notre part, en quatre étapes',
    steps: [
      { name: 'Recevez les supports', explanation: 'Le message arrive à l’adresse de votre candidature.' },
      { name: 'Montrez-les', explanation: 'Publiez-les sur vos réseaux sociaux.' },
      {
        name: 'Envoyez-nous le lien',
        get explanation() {
          return `Envoyez le lien de votre publication à ${brand.officeEmail}.`
        },
      },
      { name: 'Attendez le transporteur', explanation: 'Le colis part à l’adresse de votre candidature.' },
    ],
  },
  questions: 'Une question\u00A0? Écrivez-nous\u00A0:',
  toHome: 'Retour à l’accueil',
}
